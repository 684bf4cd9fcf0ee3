import { TextField } from './TextField.tsx';

type AmountFieldProps = Omit<Parameters<typeof TextField>[0], 'inputMode' | 'pattern' | 'type'> & {
  /** Decimals at most; absent: those of money. */
  places?: number;
};

/** An amount of money or a rate that is typed; both languages' decimal signs are understood. */
export function AmountField({ places = 2, ...props }: AmountFieldProps) {
  return (
    <TextField
      {...props}
      inputMode="decimal"
      autoComplete="off"
      pattern={`\\d{1,8}([.,]\\d{1,${places}})?`}
    />
  );
}
