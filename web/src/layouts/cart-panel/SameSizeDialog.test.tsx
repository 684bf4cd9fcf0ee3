import { ChakraProvider } from '@chakra-ui/react';
import { expect, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { system } from '../../theme/system.ts';
import { SameSizeDialog } from './SameSizeDialog.tsx';

/** Asks about two rings and answers with a button. */
async function answerWith(button: string): Promise<string[]> {
  const answers: string[] = [];
  await act(async () => {
    render(
      <ChakraProvider value={system}>
        <SameSizeDialog
          question={{
            rings: ['Aurora, size 7', 'Celeste, size 7'],
            keep: () => answers.push('kept'),
            takeBack: () => answers.push('taken back'),
          }}
        />
      </ChakraProvider>,
    );
  });
  expect(screen.getByText('Aurora, size 7')).toBeTruthy();
  expect(screen.getByText('Celeste, size 7')).toBeTruthy();
  await act(async () => void fireEvent.click(screen.getByText(button)));
  return answers;
}

test('who means it keeps both rings', async () => {
  expect(await answerWith('sameSize.yes')).toEqual(['kept']);
});

test('who does not takes back what was done', async () => {
  expect(await answerWith('sameSize.no')).toEqual(['taken back']);
});
