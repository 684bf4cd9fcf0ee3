import { ChakraProvider } from '@chakra-ui/react';
import { expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { system } from '../../theme/system.ts';
import { OptionList } from './OptionList.tsx';

const OPTIONS = [
  { value: 'late', label: 'Late' },
  { value: 'soon', label: 'Soon' },
];

function renderOptions(isMultiple: boolean) {
  const chosen: string[] = [];
  render(
    <ChakraProvider value={system}>
      <OptionList
        legend="Promised"
        options={OPTIONS}
        isMultiple={isMultiple}
        chosen={['late']}
        onChoose={(value) => chosen.push(value)}
      />
    </ChakraProvider>,
  );
  return chosen;
}

test.each([
  [false, 'radio'],
  [true, 'checkbox'],
] as const)('several: %s – options are of role %s, the chosen one is ticked', (isMultiple, role) => {
  const chosen = renderOptions(isMultiple);
  expect(screen.getByRole('group', { name: 'Promised' })).toBeTruthy();
  expect(screen.getByRole(role, { name: 'Late' })).toHaveProperty('checked', true);
  fireEvent.click(screen.getByRole(role, { name: 'Soon' }));
  expect(chosen).toEqual(['soon']);
});
