import type { Locale } from '../../lib/locale-formats.ts';

/** The note on a price that is not final, by pricing mode, for pages, emails and documents. */
const NOTES: Readonly<Record<string, Readonly<Record<Locale, string>>>> = {
  ESTIMATED_WEIGHT: {
    en: 'Estimated price: the metal is billed by its final weight when it ships.',
    fr: 'Prix estimé : le métal est facturé selon son poids final à l’expédition.',
  },
  MARKET_AT_SHIP: {
    en: 'Estimated price: the metal is billed by its final weight, at the market price when it ships.',
    fr: 'Prix estimé : le métal est facturé selon son poids final, au cours du jour de l’expédition.',
  },
};

/** The note of a price; null if the price is fixed. */
export function pricingNote(pricingMode: string, language: Locale): string | null {
  return NOTES[pricingMode]?.[language] ?? null;
}

/** The notes of several prices, without duplicates. */
export function pricingNotes(pricingModes: readonly string[], language: Locale): string[] {
  return [...new Set(pricingModes.flatMap((mode) => pricingNote(mode, language) ?? []))];
}

/** Common options of GraphQL fields with the note. */
export const PRICING_NOTE = {
  nullable: true,
  description:
    'Note to show beside a price that is not final: the metal is billed by its final weight, or at the market price of the shipping day; null when the price is fixed.',
} as const;

/** Options of such a field for a row with a pricing mode. */
export const PRICING_NOTE_OF_ROW = {
  ...PRICING_NOTE,
  select: { pricingMode: true },
  resolve: ({ pricingMode }: { pricingMode: string }, _args: object, { language }: { language: Locale }) =>
    pricingNote(pricingMode, language),
} as const;
