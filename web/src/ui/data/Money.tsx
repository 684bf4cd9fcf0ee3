import { chakra } from '@chakra-ui/react';
import { useFormat } from '../../lib/format/useFormat.ts';

const Figure = chakra('span', {
  base: { fontVariantNumeric: 'tabular-nums lining-nums', whiteSpace: 'nowrap' },
});

type MoneyProps = {
  /** Decimal string; null if unknown or hidden from the viewer. */
  amount: string | null | undefined;
  currency: string;
  /** Shows the currency code, for print. */
  isPrinted?: boolean;
  /** Shown instead of an unknown amount. */
  fallback?: string;
};

/** An amount in its currency, with tabular digits. An unknown amount is a dash or the given text, never 0. */
export function Money({ amount, currency, isPrinted = false, fallback = '–' }: MoneyProps) {
  const { money, moneyWithCode } = useFormat();
  const write = isPrinted ? moneyWithCode : money;
  return <Figure>{amount == null ? fallback : write(amount, currency)}</Figure>;
}
