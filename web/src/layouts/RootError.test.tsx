import { ChakraProvider } from '@chakra-ui/react';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { system } from '../theme/system.ts';
import { RootError } from './RootError.tsx';

function FailingShell(): never {
  throw new TypeError('The shell failed');
}

beforeEach(() => {
  // React logs every error that a boundary catches.
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(async () => {
  jest.restoreAllMocks();
  await i18next.changeLanguage('cimode');
});

test.each([
  ['en', '/shop'],
  ['fr', '/fr/shop'],
])('the link to the home page keeps the language of the page (%s)', async (language, home) => {
  await act(async () => void (await i18next.changeLanguage(language)));
  const router = createMemoryRouter([
    {
      path: '*',
      errorElement: <RootError />,
      element: <FailingShell />,
    },
  ]);
  await act(async () =>
    render(
      <ChakraProvider value={system}>
        <RouterProvider router={router} onError={() => {}} />
      </ChakraProvider>,
    ),
  );

  expect(screen.getByRole('link').getAttribute('href')).toBe(home);
});
