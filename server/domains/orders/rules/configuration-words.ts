import type { Locale } from '../../../lib/locale-formats.ts';
import { choiceWords, type NamedPart, partWords, pieceWords } from '../../pricing/rules/piece-words.ts';
import { ringSizeText } from '../../pricing/rules/ring-size-text.ts';

/** A choice of a stored configuration, in both languages. */
export type StoredChoice = {
  readonly attributeNameEn: string;
  readonly attributeNameFr: string;
  readonly valueEn: string;
  readonly valueFr: string;
};

/** A part of the set of a stored configuration, in both languages. */
export type StoredPart = {
  readonly quantity: number;
  readonly nameEn: string;
  readonly nameFr: string;
  readonly alloyNameEn: string;
  readonly alloyNameFr: string;
  /** US ring size as text. */
  readonly size: string | null;
  readonly choices: readonly StoredChoice[];
};

/** Stored choices as text, without choices that have no value. */
export function storedChoiceWords(choices: readonly StoredChoice[], language: Locale): string[] {
  return choiceWords(named(choices, language), language);
}

/** A stored part of a set as text. */
export function storedPartWords(part: StoredPart, language: Locale): string {
  return partWords(namedPart(part, language), language);
}

/** A stored configuration as text: a line with its choices, and a line for each part of a set. */
export function configurationWords(
  { choices, parts }: { choices: readonly StoredChoice[]; parts: readonly StoredPart[] },
  language: Locale,
): string[] {
  const described = parts.map((part) => namedPart(part, language));
  return pieceWords({ choices: named(choices, language), parts: described }, language);
}

function namedPart(part: StoredPart, language: Locale): NamedPart {
  return {
    quantity: part.quantity,
    name: language === 'fr' ? part.nameFr : part.nameEn,
    alloyName: language === 'fr' ? part.alloyNameFr : part.alloyNameEn,
    size: part.size === null ? null : `US ${ringSizeText(Number(part.size), 'US')}`,
    choices: named(part.choices, language),
  };
}

function named(choices: readonly StoredChoice[], language: Locale) {
  return choices.map(({ attributeNameEn, attributeNameFr, valueEn, valueFr }) =>
    language === 'fr'
      ? { attributeName: attributeNameFr, value: valueFr }
      : { attributeName: attributeNameEn, value: valueEn },
  );
}
