import { ChakraProvider } from '@chakra-ui/react';
import { expect, test } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { system } from '../../theme/system.ts';
import { NumberStepper } from './NumberStepper.tsx';

function renderStepper(start: number, max = 10) {
  const changes: number[] = [];
  function Example() {
    const [value, setValue] = useState(start);
    return (
      <NumberStepper
        label="Quantity"
        value={value}
        max={max}
        onChange={(next) => {
          changes.push(next);
          setValue(next);
        }}
      />
    );
  }
  render(
    <ChakraProvider value={system}>
      <Example />
    </ChakraProvider>,
  );
  return changes;
}

function stepper(value: number, disabled = false) {
  return (
    <ChakraProvider value={system}>
      <NumberStepper label="Quantity" value={value} disabled={disabled} onChange={() => {}} />
    </ChakraProvider>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Quantity' });

async function type(text: string) {
  await act(async () => {
    field().focus();
    fireEvent.input(field(), { target: { value: text } });
  });
}

test('the buttons step within the limits', async () => {
  const changes = renderStepper(1, 2);
  expect(screen.getByLabelText('stepper.less')).toHaveProperty('disabled', true);
  await act(async () => void fireEvent.click(screen.getByLabelText('stepper.more')));
  expect(changes).toEqual([2]);
  expect(screen.getByLabelText('stepper.more')).toHaveProperty('disabled', true);
});

test('typed values apply when the field loses focus', async () => {
  const changes = renderStepper(1);
  await type('7');
  expect(changes).toEqual([]);
  await act(async () => void fireEvent.blur(field()));
  expect(changes).toEqual([7]);
});

test('limits typed values to the range', async () => {
  const changes = renderStepper(1);
  await type('99');
  await act(async () => void fireEvent.blur(field()));
  expect(changes).toEqual([10]);
});

test('an empty field restores the previous value', async () => {
  const changes = renderStepper(3);
  await type('');
  await act(async () => void fireEvent.blur(field()));
  expect(changes).toEqual([]);
  await waitFor(() => expect(field().value).toBe('3'));
});

test('Enter applies the typed value and keeps the focus', async () => {
  const changes = renderStepper(1);
  await type('4');
  await act(async () => void fireEvent.keyDown(field(), { key: 'Enter' }));
  expect(changes).toEqual([4]);
  expect(document.activeElement).toBe(field());
});

test('arrow keys change the number; it applies when the field loses focus', async () => {
  const changes = renderStepper(1);
  await act(async () => field().focus());
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowDown', 'ArrowUp']) {
    await act(async () => void fireEvent.keyDown(field(), { key }));
  }
  await waitFor(() => expect(field().value).toBe('3'));
  expect(changes).toEqual([]);
  await act(async () => void fireEvent.blur(field()));
  expect(changes).toEqual([3]);
});

test('a button press applies immediately, and once', async () => {
  const changes = renderStepper(1);
  const more = screen.getByLabelText('stepper.more');
  for (const type of ['pointerdown', 'pointerup']) {
    await act(async () => void fireEvent(more, new MouseEvent(type, { bubbles: true, button: 0 })));
  }
  await act(async () => void fireEvent.click(more, { detail: 1 }));
  expect(changes).toEqual([2]);
  await act(async () => void fireEvent.blur(field()));
  expect(changes).toEqual([2]);
});

test('shows a number that is set from outside', async () => {
  const { rerender } = render(stepper(2));
  rerender(stepper(5));
  await waitFor(() => expect(field().value).toBe('5'));
});

test('a read-only field is announced as such', async () => {
  render(stepper(2, true));
  expect(field().disabled).toBe(true);
  expect(screen.getByLabelText('stepper.more')).toHaveProperty('disabled', true);
});
