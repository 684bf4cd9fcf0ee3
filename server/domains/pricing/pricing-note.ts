import type { Locale } from '../../lib/locale-formats.ts';

/** What is said beside a price that is not final, by pricing mode: the one source of pages, mails and papers. */
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

/** The sentence that stands wherever such a price does; null where the price is fixed. */
export function pricingNote(pricingMode: string, language: Locale): string | null {
  return NOTES[pricingMode]?.[language] ?? null;
}

/** The sentences of several prices, each once. */
export function pricingNotes(pricingModes: readonly string[], language: Locale): string[] {
  return [...new Set(pricingModes.flatMap((mode) => pricingNote(mode, language) ?? []))];
}

/** What a GraphQL field that says it has in common with the others. */
export const PRICING_NOTE = {
  nullable: true,
  description:
    'Note to show beside a price that is not final: the metal is billed by its final weight, or at the market price of the shipping day; null when the price is fixed.',
} as const;

/** The whole of such a field, of a row that keeps its pricing mode. */
export const PRICING_NOTE_OF_ROW = {
  ...PRICING_NOTE,
  select: { pricingMode: true },
  resolve: ({ pricingMode }: { pricingMode: string }, _args: object, { language }: { language: Locale }) =>
    pricingNote(pricingMode, language),
} as const;
