import { expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { showPlain } from '../plain.examples.tsx';
import { IconAction } from './IconAction.tsx';

test('the icon has a name, shown as a tooltip on hover, inside the main part of the page', async () => {
  const remove = jest.fn();
  await showPlain(
    <main>
      <IconAction label="Remove" icon={<svg />} onClick={remove} />
    </main>,
  );
  const button = screen.getByRole('button', { name: 'Remove' });
  await act(async () => fireEvent.pointerMove(button));
  // The tooltip has a short delay.
  const hint = await screen.findByRole('tooltip');
  expect([hint.textContent, hint.closest('main') !== null]).toEqual(['Remove', true]);
  await act(async () => fireEvent.click(button));
  expect(remove).toHaveBeenCalledTimes(1);
});
