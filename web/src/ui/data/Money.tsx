import { chakra } from '@chakra-ui/react';
import { useFormat } from '../../lib/format/useFormat.ts';

const Figure = chakra('span', {
  base: { fontVariantNumeric: 'tabular-nums lining-nums', whiteSpace: 'nowrap' },
});

type MoneyProps = {
  /** Decimal string; null when the viewer may not see it or it is unknown. */
  amount: string | null | undefined;
  currency: string;
  /** With the currency's code, on what is printed. */
  isPrinted?: boolean;
  /** Shown instead of an unknown amount. */
  fallback?: string;
};

/** An amount in its currency, with figures that line up. Unknown is a dash or the given words, never 0. */
export function Money({ amount, currency, isPrinted = false, fallback = '–' }: MoneyProps) {
  const { money, moneyWithCode } = useFormat();
  const write = isPrinted ? moneyWithCode : money;
  return <Figure>{amount == null ? fallback : write(amount, currency)}</Figure>;
}
