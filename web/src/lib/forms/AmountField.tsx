import { TextField } from './TextField.tsx';

type AmountFieldProps = Omit<Parameters<typeof TextField>[0], 'inputMode' | 'pattern' | 'type'> & {
  /** A rate in per cent, with four decimals at most. */
  isRate?: boolean;
};

/** An amount of money or a rate that is typed; both languages' decimal signs are understood. */
export function AmountField({ isRate = false, ...props }: AmountFieldProps) {
  return (
    <TextField
      {...props}
      inputMode="decimal"
      autoComplete="off"
      pattern={isRate ? '\\d{1,3}([.,]\\d{1,4})?' : '\\d{1,8}([.,]\\d{1,2})?'}
      data-pattern-code={isRate ? 'NOT_A_RATE' : 'NOT_AN_AMOUNT'}
    />
  );
}
