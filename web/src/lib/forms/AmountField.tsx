import { TextField } from './TextField.tsx';

type AmountFieldProps = Omit<Parameters<typeof TextField>[0], 'inputMode' | 'pattern' | 'type'>;

/** An amount of money that is typed; both languages' decimal signs are understood. */
export function AmountField(props: AmountFieldProps) {
  return (
    <TextField
      {...props}
      inputMode="decimal"
      autoComplete="off"
      pattern="\d{1,8}([.,]\d{1,2})?"
      data-pattern-code="NOT_AN_AMOUNT"
    />
  );
}
