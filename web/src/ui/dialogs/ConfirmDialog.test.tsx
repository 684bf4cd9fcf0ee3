import { ChakraProvider } from '@chakra-ui/react';
import { expect, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { system } from '../../theme/system.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

async function renderDialog(isOpen: boolean) {
  const answers: string[] = [];
  await act(async () => {
    render(
      <ChakraProvider value={system}>
        <ConfirmDialog
          isOpen={isOpen}
          title="Remove the piece?"
          confirmLabel="Remove the piece"
          onConfirm={() => answers.push('confirmed')}
          onCancel={() => answers.push('cancelled')}
        >
          Aurora
        </ConfirmDialog>
      </ChakraProvider>,
    );
  });
  return answers;
}

test('an open question has a name, a confirmation and a way out', async () => {
  const answers = await renderDialog(true);
  expect(screen.getByRole('alertdialog', { name: 'Remove the piece?' })).toBeTruthy();
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Remove the piece' })));
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'cancel' })));
  expect(answers).toEqual(['confirmed', 'cancelled']);
});

test('renders nothing while closed', async () => {
  await renderDialog(false);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
