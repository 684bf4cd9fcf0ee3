import { chakra } from '@chakra-ui/react';
import { useId } from 'react';

const Group = chakra('fieldset', {
  base: { display: 'flex', flexDirection: 'column', gap: '2', border: '0' },
});

const Legend = chakra('legend', { base: { textStyle: 'label', mb: '1.5' } });

const Choice = chakra('label', {
  base: { display: 'flex', alignItems: 'center', gap: '2.5', textStyle: 'sm', cursor: 'pointer' },
});

const Dot = chakra('input', {
  base: { boxSize: '4.5', flexShrink: 0, accentColor: 'brand.solid', cursor: 'inherit' },
});

type RadioChoicesProps = {
  legend: string;
  choices: readonly { readonly value: string; readonly label: string }[];
  value: string;
  onChange: (value: string) => void;
};

/** One of a few, as radio buttons under a legend. */
export function RadioChoices({ legend, choices, value, onChange }: RadioChoicesProps) {
  const name = useId();
  return (
    <Group>
      <Legend>{legend}</Legend>
      {choices.map(({ value: each, label }) => (
        <Choice key={each}>
          <Dot
            type="radio"
            name={name}
            value={each}
            checked={each === value}
            onChange={() => onChange(each)}
          />
          {label}
        </Choice>
      ))}
    </Group>
  );
}
