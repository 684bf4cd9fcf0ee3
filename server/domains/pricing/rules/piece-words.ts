import { COLON, type Locale } from '../../../lib/locale-formats.ts';

/** A choice in one language. */
type NamedChoice = { readonly attributeName: string; readonly value: string };

/** A part of a set in one language. */
export type NamedPart = {
  readonly quantity: number;
  readonly name: string;
  readonly alloyName: string;
  /** Its ring size as written on documents. */
  readonly size: string | null;
  readonly choices: readonly NamedChoice[];
};

/** The choices of a piece as text, without choices that have no value. */
export function choiceWords(choices: readonly NamedChoice[], language: Locale): string[] {
  return choices.flatMap(({ attributeName, value }) =>
    value ? [`${attributeName}${COLON[language]}${value}`] : [],
  );
}

/** A part of a set with its metal, its size and its choices, as text. */
export function partWords({ quantity, name, alloyName, size, choices }: NamedPart, language: Locale): string {
  const chosen = [alloyName, ...(size === null ? [] : [size]), ...choiceWords(choices, language)];
  return `${quantity} × ${name}${COLON[language]}${chosen.join(' · ')}`;
}

/**
 * A piece as text, for documents and emails: a line with its choices, and a line for each part of a set. The title
 * has its metal and size.
 */
export function pieceWords(
  { choices, parts }: { choices: readonly NamedChoice[]; parts: readonly NamedPart[] },
  language: Locale,
): string[] {
  const own = choiceWords(choices, language).join(' · ');
  return [...(own === '' ? [] : [own]), ...parts.map((part) => partWords(part, language))];
}
