import { describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { showPlain } from '../plain.examples.tsx';
import { ModalDialog } from './ModalDialog.tsx';
import { SideDrawer } from './SideDrawer.tsx';

describe.each([
  ['a dialog', ModalDialog],
  ['a drawer', SideDrawer],
])('%s', (_what, Over) => {
  test('has its title as its name; the cross and Escape close it', async () => {
    const close = jest.fn();
    await showPlain(
      <Over isOpen onClose={close} title="Ship JO-1" footer={<button type="button">Ship</button>}>
        <input aria-label="Tracking number" />
      </Over>,
    );
    const dialog = screen.getByRole('dialog', { name: 'Ship JO-1' });
    expect(dialog.textContent).toContain('Ship');
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'close' })));
    expect(close).toHaveBeenCalledTimes(1);
    await act(async () => fireEvent.keyDown(dialog, { key: 'Escape' }));
    await waitFor(() => expect(close).toHaveBeenCalledTimes(2));
  });

  test('renders nothing while closed', async () => {
    await showPlain(
      <Over isOpen={false} onClose={() => {}} title="Ship JO-1">
        words
      </Over>,
    );
    expect(screen.queryByText('words')).toBeNull();
  });
});
