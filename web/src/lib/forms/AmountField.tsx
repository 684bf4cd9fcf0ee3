import { useState } from 'react';
import { TextField } from './TextField.tsx';
import { type NumberKind, numberInput } from './typed-number.ts';
import { useUnderstood } from './useUnderstood.ts';

type AmountFieldProps = Omit<Parameters<typeof TextField>[0], 'inputMode' | 'pattern' | 'type'> & {
  /** Money where it is absent. */
  kind?: NumberKind;
};

/** An amount, rate or weight that is typed, in the ways of both languages; below it stands what was understood. */
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
