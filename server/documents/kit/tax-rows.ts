import { type Locale, moneyIn } from '../../lib/locale-formats.ts';
import { decimal } from '../../lib/money.ts';
import { type LabelledTax, taxLabel } from '../../lib/tax-label.ts';
import type { Part } from '../layout/document-content.ts';

/** A tax on a document. */
type PrintedTax = LabelledTax & { amount: string };

/** A row per tax with name, rate and the seller's number; without taxes, one row labelled `none`. */
export function taxRows(
  components: readonly PrintedTax[],
  none: string,
  { currency, language }: { currency: string; language: Locale },
): { label: string; value: string }[] {
  if (components.length === 0) return [{ label: none, value: moneyIn('0.00', currency, language) }];
  return components.map(({ amount, ...tax }) => ({
    label: taxLabel(tax, language),
    value: moneyIn(amount, currency, language),
  }));
}

/** The basis of the tax, if a discount makes a difference to it; otherwise empty. */
export function taxBaseNote(
  {
    taxBase,
    discountValue,
    salesTaxValue,
  }: { taxBase: string; discountValue: string; salesTaxValue: string },
  language: Locale,
): string[] {
  if (decimal(discountValue).isZero() || decimal(salesTaxValue).isZero()) return [];
  return [taxBase === 'NET_OF_DISCOUNT' ? WORDS[language].net : WORDS[language].gross];
}

/** One text per note. */
export function noteParts(notes: readonly string[]): Part[] {
  return notes.map((note) => ({ kind: 'text', title: null, paragraphs: [note] }));
}

const WORDS = {
  en: {
    net: 'Taxes are calculated on the subtotal less the discount.',
    gross: 'Taxes are calculated on the subtotal before the discount.',
  },
  fr: {
    net: 'Les taxes sont calculées sur le sous-total moins la remise.',
    gross: 'Les taxes sont calculées sur le sous-total avant la remise.',
  },
} as const;
