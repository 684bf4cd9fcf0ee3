import { type Locale, numberIn } from './locale-formats.ts';
import { decimal } from './money.ts';

/** A tax as it is named on papers and in mails. */
export type LabelledTax = {
  name: string;
  /** Per cent. */
  percent: string;
  registrationNumber?: string | null | undefined;
};

/** Name of a tax with its rate and the seller's registration number: `QST (9.975%) · No. 12`. */
export function taxLabel({ name, percent, registrationNumber }: LabelledTax, language: Locale): string {
  const rate = decimal(percent);
  const words = WORDS[language];
  const label = `${name} (${words.rate(numberIn(rate, rate.decimalPlaces(), language))})`;
  return registrationNumber ? `${label} · ${words.number}\u00A0${registrationNumber}` : label;
}

const WORDS = {
  en: { rate: (percent: string) => `${percent}%`, number: 'No.' },
  fr: { rate: (percent: string) => `${percent}\u00A0%`, number: 'N°' },
} as const;
