import { useState } from 'react';
import { useLocale } from '../i18n/useLocale.ts';
import { TextField } from './TextField.tsx';
import { readNumber } from './typed-number.ts';

type AmountFieldProps = Omit<Parameters<typeof TextField>[0], 'inputMode' | 'pattern' | 'type'> & {
  /** A rate in per cent, with four decimals at most. */
  isRate?: boolean;
};

/** A rate: three digits and four decimals at most. */
const RATE = '\\d{1,3}([.,]\\d{1,4})?';
/** Between thousands, in any of the ways that people and our own pages write them. */
const BETWEEN = "[\\s.,'\u2019]";
const DIGITS = `(\\d{1,8}|\\d{1,3}(${BETWEEN}\\d{3}){1,2})([.,]\\d{1,2})?`;

/** Three digits behind a lone point are decimals that no amount has, or thousands in another land. */
const NOT_THOUSANDTHS = '(?!\\D*\\d{1,3}\\.\\d{3}\\D*$)';

/** An amount of money as people type it: `6,200.50`, `$5,000.00`, `2 802,80`. */
export const AMOUNT_PATTERN = `${NOT_THOUSANDTHS}\\s*([A-Z]{0,3}\\s*\\p{Sc}?\\s*)?${DIGITS}(\\s*\\p{Sc}?\\s*[A-Z]{0,3})?\\s*`;

/** What was understood, where more was typed than digits with two decimals; in the form in which pages show it. */
function useUnderstood(typed: string): string | undefined {
  const language = useLocale();
  const amount = /^\d*([.]\d{1,2})?$/.test(typed.trim()) ? null : readNumber(typed);
  return amount === null ? undefined : `= ${new Intl.NumberFormat(language).format(Number(amount))}`;
}

/** An amount of money or a rate that is typed, in the ways of both languages; below it stands what was understood. */
export function AmountField({ isRate = false, hint, onInput, ...props }: AmountFieldProps) {
  const [typed, setTyped] = useState('');
  const understood = useUnderstood(typed);
  return (
    <TextField
      {...props}
      hint={understood ?? hint}
      onInput={(event) => {
        setTyped(event.currentTarget.value);
        onInput?.(event);
      }}
      inputMode="decimal"
      autoComplete="off"
      pattern={isRate ? RATE : AMOUNT_PATTERN}
      data-pattern-code={isRate ? 'NOT_A_RATE' : 'NOT_AN_AMOUNT'}
    />
  );
}
