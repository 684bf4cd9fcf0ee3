import { useState } from 'react';
import { TextField } from './TextField.tsx';
import { type NumberKind, numberInput } from './typed-number.ts';
import { useUnderstood } from './useUnderstood.ts';

type AmountFieldProps = Omit<Parameters<typeof TextField>[0], 'inputMode' | 'pattern' | 'type'> & {
  /** Default: money. */
  kind?: NumberKind;
};

/** A field for an amount, rate or weight, typed in the format of either language; the parsed value is shown below. */
export function AmountField({ kind = 'AMOUNT', hint, onInput, ...props }: AmountFieldProps) {
  const [typed, setTyped] = useState('');
  const understood = useUnderstood(typed, kind);
  return (
    <TextField
      {...props}
      hint={understood ?? hint}
      onInput={(event) => {
        setTyped(event.currentTarget.value);
        onInput?.(event);
      }}
      {...numberInput(kind)}
    />
  );
}
