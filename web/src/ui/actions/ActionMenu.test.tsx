import { expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { showPlain } from '../plain.examples.tsx';
import { ActionMenu } from './ActionMenu.tsx';

test('entries are actions or links; unavailable ones are disabled', async () => {
  const cancel = jest.fn();
  await showPlain(
    <ActionMenu
      trigger={<button type="button">More</button>}
      entries={[
        { key: 'cancel', label: 'Cancel', onSelect: cancel },
        { key: 'sheet', label: 'Sheet', to: '/sheet' },
        { key: 'ship', label: 'Ship', isDisabled: true },
      ]}
    />,
  );
  expect(screen.queryByRole('menuitem')).toBeNull();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'More' })));
  expect(screen.getByRole('menuitem', { name: 'Sheet' }).getAttribute('href')).toBe('/sheet');
  expect(screen.getByRole('menuitem', { name: 'Ship' }).getAttribute('aria-disabled')).toBe('true');
  const menu = screen.getByRole('menu');
  await act(async () => fireEvent.keyDown(menu, { key: 'Home' }));
  await act(async () => fireEvent.keyDown(menu, { key: 'Enter' }));
  await waitFor(() => expect(cancel).toHaveBeenCalledTimes(1));
});

test('entries mark the current page, download files, and have groups', async () => {
  await showPlain(
    <ActionMenu
      trigger={<button type="button">View</button>}
      entries={[
        { key: 'late', label: 'Late', detail: 'opens first', to: '/?late', isCurrent: true },
        { key: 'csv', label: 'CSV', file: '/exports/jobs.csv', isGroupStart: true },
      ]}
    />,
  );
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'View' })));
  expect(screen.getByRole('menuitem', { name: 'Late · opens first' }).getAttribute('aria-current')).toBe(
    'true',
  );
  const file = screen.getByRole('menuitem', { name: 'CSV' });
  expect([file.getAttribute('href'), file.hasAttribute('download')]).toEqual(['/exports/jobs.csv', true]);
  expect(screen.getAllByRole('separator')).toHaveLength(1);
});
