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

test('passes on chosen files, also the same file again', async () => {
  const { taken, input } = renderDrop();
  await choose(input, RING);
  await choose(input, RING);
  expect(taken).toEqual([['ring.png'], ['ring.png']]);
  expect(input.multiple).toBe(false);
  expect(input.accept).toBe('image/jpeg,image/png,image/webp');
});

test('passes on dropped files of any type; the server rejects unsupported ones', async () => {
  const { taken, zone } = renderDrop({ isMultiple: true });
  expect(await drop(zone, RING, BAND)).toBe(true);
  expect(zone.hasAttribute('data-dragging')).toBe(false);
  expect(taken).toEqual([['ring.png', 'band.heic']]);
});

test('a field for one file uses the first of several', async () => {
  const { taken, zone } = renderDrop();
  await drop(zone, RING, BAND);
  expect(taken).toEqual([['ring.png']]);
});

test('accepts a pasted picture, and ignores pasted text', async () => {
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

test('accepts no files while disabled', async () => {
  const { taken, zone, input } = renderDrop({ disabled: true });
  expect(zone.getAttribute('aria-disabled')).toBe('true');
  expect(await drop(zone, RING)).toBe(false);
  await choose(input, RING);
  expect(taken).toEqual([]);
});
