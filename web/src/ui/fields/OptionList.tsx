import { chakra } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import { useFormat } from '../../lib/format/useFormat.ts';

const Group = chakra('fieldset', {
  base: { border: 'none', minW: '0', display: 'flex', flexDirection: 'column', gap: '2' },
});
const Legend = chakra('legend', { base: { textStyle: 'label', mb: '2' } });
const Label = chakra('label', {
  base: { display: 'flex', alignItems: 'flex-start', gap: '2.5', textStyle: 'sm', cursor: 'pointer' },
  variants: { isEmpty: { true: { color: 'fg.muted', cursor: 'default' } } },
});
const Count = chakra('span', {
  base: { ms: 'auto', color: 'fg.muted', textStyle: 'xs', fontVariantNumeric: 'tabular-nums' },
});
const Box = chakra('input', {
  base: { boxSize: '4.5', mt: '1px', flexShrink: 0, accentColor: 'brand.solid', cursor: 'inherit' },
});

/** An option, with the number of matching rows if known. */
export type Option<T extends string> = { value: T; label: ReactNode; count?: number | undefined };

type OptionListProps<T extends string> = {
  legend: string;
  options: readonly Option<T>[];
  /** Allows several choices. */
  isMultiple?: boolean;
  chosen: readonly T[];
  onChoose: (value: T) => void;
  /** Name in a form. */
  name?: string;
};

/** Options for a single or multiple choice, as native radio buttons or checkboxes to keep the bundle small. */
export function OptionList<T extends string>(props: OptionListProps<T>) {
  const { legend, options, isMultiple = false, chosen, onChoose, name } = props;
  const id = useId();
  const { number } = useFormat();
  return (
    <Group>
      <Legend>{legend}</Legend>
      {options.map(({ value, label, count }) => (
        <Label key={value} isEmpty={count === 0 && !chosen.includes(value)}>
          <Box
            type={isMultiple ? 'checkbox' : 'radio'}
            name={name ?? id}
            value={value}
            checked={chosen.includes(value)}
            disabled={count === 0 && !chosen.includes(value)}
            onChange={() => onChoose(value)}
          />
          {label}
          {count !== undefined && <Count aria-hidden>{number(count)}</Count>}
        </Label>
      ))}
    </Group>
  );
}
