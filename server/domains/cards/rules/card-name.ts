import type { Locale } from '../../../lib/locale-formats.ts';
import { brandOf } from './card-brands.ts';

const WORDS = {
  en: { card: 'Card', endingIn: 'ending in' },
  fr: { card: 'Carte', endingIn: 'se terminant par' },
} as const;

/** A card by its brand and last digits, such as `Visa ending in 1111`; null without digits. */
export function cardName(
  { cardBrand, cardLast4 }: { cardBrand: string | null; cardLast4: string | null },
  language: Locale,
): string | null {
  if (cardLast4 === null) return null;
  const { card, endingIn } = WORDS[language];
  return `${brandOf(cardBrand ?? 'OTHER').name ?? card} ${endingIn} ${cardLast4}`;
}
