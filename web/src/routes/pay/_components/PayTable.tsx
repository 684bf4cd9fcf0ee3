import { chakra, Field, Input } from '@chakra-ui/react';
import { numberInput } from '../../../lib/forms/typed-number.ts';
import { useErrorText } from '../../../lib/forms/useErrorText.ts';
import { useUnderstood } from '../../../lib/forms/useUnderstood.ts';

/** A table with amount fields in the last column. On a phone, less important columns are hidden. */
export const PayTable = chakra('table', {
  base: {
    width: 'full',
    textStyle: 'sm',
    '& th': { textAlign: 'start', fontWeight: 'normal', color: 'fg.muted', pb: '1' },
    '& td, & tbody th': { py: '2', verticalAlign: 'middle' },
    '& tbody th': { color: 'fg', fontWeight: 'medium', whiteSpace: 'nowrap' },
    '& :is(td, th) + :is(td, th)': { ps: { base: '2', sm: '3' } },
    '& tbody tr': { borderTopWidth: '1px', borderColor: 'border.muted' },
    '& .figure': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
    '& .wide': { display: { base: 'none', sm: 'table-cell' } },
    '& .typed': { width: { base: '6.5rem', sm: '9rem' } },
  },
});

/** Native checkbox in the accent colour. */
export const PayBox = chakra('input', {
  base: { display: 'block', boxSize: '4.5', accentColor: 'brand.solid', cursor: 'pointer' },
});

type AmountInputProps = {
  id: string;
  label: string;
  value: string;
  placeholder?: string | undefined;
  codes: readonly string[];
  onChange: (text: string) => void;
};

/** An amount field in a row, with its error below. */
export function AmountInput({ id, label, value, placeholder, codes, onChange }: AmountInputProps) {
  const { ofCode } = useErrorText('pay');
  const understood = useUnderstood(value, 'AMOUNT');
  return (
    <Field.Root id={id} invalid={codes.length > 0}>
      <Input
        size="sm"
        textAlign="end"
        {...numberInput('AMOUNT')}
        aria-label={label}
        value={value}
        {...(placeholder === undefined ? {} : { placeholder })}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {understood && <Field.HelperText>{understood}</Field.HelperText>}
      {codes.map((code) => (
        <Field.ErrorText key={code}>{ofCode(code)}</Field.ErrorText>
      ))}
    </Field.Root>
  );
}
