import { ChakraProvider } from '@chakra-ui/react';
import { expect, test } from '@jest/globals';
import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { system } from '../../theme/system.ts';
import { FileDrop } from './FileDrop.tsx';

const RING = new File(['ring'], 'ring.png', { type: 'image/png' });
const BAND = new File(['a band'], 'band.heic', { type: 'image/heic' });

function renderDrop(props: { isMultiple?: boolean; disabled?: boolean } = {}) {
  const taken: string[][] = [];
  const { container } = render(
    <ChakraProvider value={system}>
      <FileDrop
        label="Add a picture"
        onFiles={(files) => taken.push(files.map(({ name }) => name))}
        {...props}
      />
    </ChakraProvider>,
  );
  const input = container.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no file input.');
  return { taken, input, zone: screen.getByRole('button', { name: 'Add a picture' }) };
}

/** Data of a drag or paste event with files. */
function transfer(...files: File[]) {
  const items = files.map((file) => ({
    kind: 'file',
    getAsFile: () => file,
    webkitGetAsEntry: () => ({ isFile: true, isDirectory: false }),
  }));
  return { files, items, types: ['Files'] };
}

async function drop(zone: HTMLElement, ...files: File[]) {
  await act(async () => void fireEvent.dragOver(zone, { dataTransfer: transfer(...files) }));
  const isOver = zone.hasAttribute('data-dragging');
  await act(async () => void fireEvent.drop(zone, { dataTransfer: transfer(...files) }));
  return isOver;
}

async function choose(input: HTMLInputElement, ...files: File[]) {
  await act(async () => void fireEvent.input(input, { target: { files } }));
}

test('what is chosen is handed on, the same file again as well', async () => {
  const { taken, input } = renderDrop();
  await choose(input, RING);
  await choose(input, RING);
  expect(taken).toEqual([['ring.png'], ['ring.png']]);
  expect(input.multiple).toBe(false);
  expect(input.accept).toBe('image/jpeg,image/png,image/webp');
});

test('what is dropped is handed on, whatever it is: the server says why it takes no other file', async () => {
  const { taken, zone } = renderDrop({ isMultiple: true });
  expect(await drop(zone, RING, BAND)).toBe(true);
  expect(zone.hasAttribute('data-dragging')).toBe(false);
  expect(taken).toEqual([['ring.png', 'band.heic']]);
});

test('of several files a field for one takes the first', async () => {
  const { taken, zone } = renderDrop();
  await drop(zone, RING, BAND);
  expect(taken).toEqual([['ring.png']]);
});

test('a pasted picture is taken, pasted text is left alone', async () => {
  const { taken, zone } = renderDrop();
  const paste = async (clipboardData: unknown) => {
    const event = createEvent.paste(zone, { clipboardData });
    await act(async () => void fireEvent(zone, event));
    return event.defaultPrevented;
  };
  expect(await paste({ ...transfer(), items: [{ kind: 'string' }] })).toBe(false);
  expect(await paste(transfer(BAND))).toBe(true);
  expect(taken).toEqual([['band.heic']]);
});

test('while it is disabled nothing is taken', async () => {
  const { taken, zone, input } = renderDrop({ disabled: true });
  expect(zone.getAttribute('aria-disabled')).toBe('true');
  expect(await drop(zone, RING)).toBe(false);
  await choose(input, RING);
  expect(taken).toEqual([]);
});
