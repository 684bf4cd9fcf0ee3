import { ChakraProvider } from '@chakra-ui/react';
import { expect, test } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { system } from '../../theme/system.ts';
import { PictureButton } from './PictureButton.tsx';

const PICTURE = { url: '/files/1', thumbnailUrl: '/files/1/small', width: 800, height: 600 };

const click = (element: HTMLElement) => act(async () => void fireEvent.click(element));

test('a small picture opens large, closes and opens again', async () => {
  render(
    <ChakraProvider value={system}>
      <PictureButton picture={PICTURE} alt="Proof" size="24" />
    </ChakraProvider>,
  );
  const button = screen.getByRole('button', { name: 'enlarge' });
  expect(button.querySelector('img')?.getAttribute('src')).toBe('/files/1/small');

  for (const _ of ['first', 'again']) {
    await click(button);
    const dialog = await screen.findByRole('dialog', { name: 'Proof' });
    expect(within(dialog).getByRole('img', { name: 'Proof' }).getAttribute('src')).toBe('/files/1');
    await click(within(dialog).getByRole('button', { name: 'close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
});
