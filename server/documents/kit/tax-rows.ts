import { type Locale, moneyIn, numberIn } from '../../lib/locale-formats.ts';
import { decimal } from '../../lib/money.ts';

/** A tax as documents read it. */
export type PrintedTax = {
  name: string;
  percent: string;
  registrationNumber?: string | null | undefined;
  amount: string;
};

/** A row of a sum for each tax that it consists of: name, rate, number of the seller; without any one row of `none`. */
export function taxRows(
  components: readonly PrintedTax[],
  none: string,
  { currency, language }: { currency: string; language: Locale },
): { label: string; value: string }[] {
  if (components.length === 0) return [{ label: none, value: moneyIn('0.00', currency, language) }];
  return components.map(({ name, percent, registrationNumber, amount }) => {
    const rate = decimal(percent);
    const words = WORDS[language];
    const label = `${name} (${words.rate(numberIn(rate, rate.decimalPlaces(), language))})`;
    return {
      label: registrationNumber ? `${label} · ${words.number}\u00A0${registrationNumber}` : label,
      value: moneyIn(amount, currency, language),
    };
  });
}

const WORDS = {
  en: { rate: (percent: string) => `${percent}%`, number: 'No.' },
  fr: { rate: (percent: string) => `${percent}\u00A0%`, number: 'N°' },
} as const;
