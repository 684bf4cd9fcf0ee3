import { type Locale, percentIn } from './locale-formats.ts';
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
  const label = `${name} (${percentIn(decimal(percent), language)})`;
  return registrationNumber ? `${label} · ${NUMBER[language]}\u00A0${registrationNumber}` : label;
}

const NUMBER = { en: 'No.', fr: 'N°' } as const;
