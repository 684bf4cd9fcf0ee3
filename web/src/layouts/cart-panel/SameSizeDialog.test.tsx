import { ChakraProvider } from '@chakra-ui/react';
import { expect, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { system } from '../../theme/system.ts';
import { SameSizeDialog } from './SameSizeDialog.tsx';

test.each([
  ['sameSize.yes', true],
  ['sameSize.no', false],
])('%s answers %s for each size', async (button, isMeant) => {
  const answers: boolean[] = [];
  const sizes = [
    { size: '7', count: 2 },
    { size: '5.5', count: 3 },
  ];
  await act(async () => {
    render(
      <ChakraProvider value={system}>
        <MemoryRouter>
          <SameSizeDialog question={{ sizes, answer: (answer) => answers.push(answer) }} />
        </MemoryRouter>
      </ChakraProvider>,
    );
  });
  expect(screen.getAllByText(/^sameSize.rings/)).toHaveLength(2);
  await act(async () => void fireEvent.click(screen.getByText(button)));
  expect(answers).toEqual([isMeant]);
});
