import { ChakraProvider } from '@chakra-ui/react';
import { expect, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import { MemoryRouter } from 'react-router';
import { createMockEnvironment } from 'relay-test-utils';
import type { SameSizeQuestion } from '../../cart/same-size.ts';
import { system } from '../../theme/system.ts';
import { SameSizeDialog } from './SameSizeDialog.tsx';

/** Asks about two rings and answers with a button. */
async function answerWith(button: string, takeBack?: SameSizeQuestion['takeBack']) {
  const answers: string[] = [];
  const environment = createMockEnvironment();
  await act(async () => {
    render(
      <ChakraProvider value={system}>
        <RelayEnvironmentProvider environment={environment}>
          <MemoryRouter>
            <SameSizeDialog
              question={{
                rings: ['Aurora, size 7', 'Celeste, size 7'],
                keep: () => answers.push('kept'),
                takeBack: takeBack ?? (() => answers.push('taken back')),
              }}
            />
          </MemoryRouter>
        </RelayEnvironmentProvider>
      </ChakraProvider>,
    );
  });
  expect(screen.getByText('Aurora, size 7')).toBeTruthy();
  expect(screen.getByText('Celeste, size 7')).toBeTruthy();
  await act(async () => void fireEvent.click(screen.getByText(button)));
  const operations = environment.mock.getAllOperations().map(({ request }) => ({
    name: request.node.params.name,
    variables: request.variables,
  }));
  return { answers, operations };
}

test('who means it keeps both rings', async () => {
  expect(await answerWith('sameSize.yes')).toEqual({ answers: ['kept'], operations: [] });
});

test('who does not takes back what was done', async () => {
  expect(await answerWith('sameSize.no')).toEqual({ answers: ['taken back'], operations: [] });
});

test('who does not takes out the lines that were put in', async () => {
  expect(await answerWith('sameSize.no', { lineIds: ['line-2', 'line-3'] })).toEqual({
    answers: [],
    operations: [{ name: 'useRemoveItemMutation', variables: { input: { id: 'line-2' } } }],
  });
});
