import { ChakraProvider } from '@chakra-ui/react';
import { expect, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { system } from '../../theme/system.ts';
import { ChoiceTiles } from './ChoiceTiles.tsx';

const METALS = [
  { value: '14KY', label: 'Yellow gold' },
  { value: '14KW', label: 'White gold' },
];

async function renderTiles(value: string | null, error: string | null = null) {
  const chosen: string[] = [];
  await act(
    async () =>
      void render(
        <ChakraProvider value={system}>
          <ChoiceTiles
            legend="Metal"
            choices={METALS}
            value={value}
            error={error}
            onChange={(next) => chosen.push(next)}
          />
        </ChakraProvider>,
      ),
  );
  return chosen;
}

test('one option of a named group is selected, and can be changed', async () => {
  const chosen = await renderTiles('14KY');
  expect(screen.getByRole('radiogroup', { name: 'Metal' })).toBeTruthy();
  expect(screen.getByRole('radio', { name: 'Yellow gold' })).toHaveProperty('checked', true);
  await act(async () => void fireEvent.click(screen.getByRole('radio', { name: 'White gold' })));
  expect(chosen).toEqual(['14KW']);
});

test('what is wrong with the choice describes the group', async () => {
  await renderTiles(null, 'Please choose a metal.');
  const group = screen.getByRole('radiogroup', { name: 'Metal' });
  expect(group.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Please choose a metal.',
  );
});
