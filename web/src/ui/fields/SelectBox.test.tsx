import { ChakraProvider } from '@chakra-ui/react';
import { expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { system } from '../../theme/system.ts';
import { SelectBox } from './SelectBox.tsx';

test.each([
  [true, false, true, false],
  [false, false, false, false],
  [false, true, false, true],
])('checked %s, partial %s: the checkbox has this state', (isChecked, isPartial, checked, indeterminate) => {
  let changes = 0;
  render(
    <ChakraProvider value={system}>
      <SelectBox
        label="All jobs"
        isChecked={isChecked}
        isPartial={isPartial}
        onChange={() => {
          changes += 1;
        }}
      />
    </ChakraProvider>,
  );
  const box = screen.getByRole('checkbox', { name: 'All jobs' });
  expect(box).toMatchObject({ checked, indeterminate });
  fireEvent.click(box);
  expect(changes).toBe(1);
});
