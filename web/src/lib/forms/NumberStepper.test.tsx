import { ChakraProvider } from '@chakra-ui/react';
import { expect, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
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

const field = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Quantity' });

async function type(text: string) {
  await act(async () => {
    field().focus();
    fireEvent.change(field(), { target: { value: text } });
  });
}

test('the buttons step within the limits', async () => {
  const changes = renderStepper(1, 2);
  expect(screen.getByLabelText('stepper.less')).toHaveProperty('disabled', true);
  await act(async () => void fireEvent.click(screen.getByLabelText('stepper.more')));
  expect(changes).toEqual([2]);
  expect(screen.getByLabelText('stepper.more')).toHaveProperty('disabled', true);
});

test('what is typed counts when the field is left', async () => {
  const changes = renderStepper(1);
  await type('7');
  expect(changes).toEqual([]);
  await act(async () => void fireEvent.blur(field()));
  expect(changes).toEqual([7]);
});

test('what is typed beyond the limits is brought within them', async () => {
  const changes = renderStepper(1);
  await type('99');
  await act(async () => void fireEvent.blur(field()));
  expect(changes).toEqual([10]);
});

test('nothing typed is the value before', async () => {
  const changes = renderStepper(3);
  await type('');
  await act(async () => void fireEvent.blur(field()));
  expect(changes).toEqual([]);
  expect(field().value).toBe('3');
});
