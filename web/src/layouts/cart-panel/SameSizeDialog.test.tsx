import { ChakraProvider } from '@chakra-ui/react';
import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { MemoryRouter } from 'react-router';
import cart from '../../cart/_locales/en.json' with { type: 'json' };
import choices from '../../cart/choices/_locales/en.json' with { type: 'json' };
import { preferSystem } from '../../configuration/ring-size-system.ts';
import { system } from '../../theme/system.ts';
import { SameSizeDialog } from './SameSizeDialog.tsx';

beforeAll(async () => {
  for (const [name, texts] of Object.entries({ cart, choices })) i18next.addResourceBundle('en', name, texts);
  await i18next.changeLanguage('en');
});
beforeEach(() => preferSystem('us'));

const SIZES = [
  { us: '7', eu: '54.4', uk: 'N½', mm: '17.32', count: 2 },
  { us: '5.5', eu: '50.5', uk: 'K½', mm: '16.08', count: 3 },
];

async function ask(answer: (isMeant: boolean) => void = () => {}) {
  await act(async () => {
    render(
      <ChakraProvider value={system}>
        <MemoryRouter>
          <SameSizeDialog question={{ sizes: SIZES, answer }} />
        </MemoryRouter>
      </ChakraProvider>,
    );
  });
}

test.each([
  ['Yes', true],
  ['No', false],
])('%s answers %s', async (button, isMeant) => {
  const answers: boolean[] = [];
  await ask((answer) => answers.push(answer));
  await act(async () => void fireEvent.click(screen.getByText(button)));
  expect(answers).toEqual([isMeant]);
});

test.each([
  ['us', ['2 rings · Size 7', '3 rings · Size 5½']],
  ['uk', ['2 rings · Size UK N½ (US 7)', '3 rings · Size UK K½ (US 5½)']],
] as const)('sizes read as in the cart, for a customer who chooses in %s', async (chosen, lines) => {
  preferSystem(chosen);
  await ask();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(lines);
});
