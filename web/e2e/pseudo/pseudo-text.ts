import type { Texts } from '../texts.ts';

/** Wider characters that look like the original letters. */
const ACCENTED: Readonly<Record<string, string>> = {
  a: 'å',
  c: 'ç',
  e: 'é',
  i: 'î',
  n: 'ñ',
  o: 'ö',
  u: 'û',
  y: 'ÿ',
  A: 'Å',
  C: 'Ç',
  E: 'É',
  I: 'Î',
  N: 'Ñ',
  O: 'Ö',
  U: 'Û',
};

/** Unchanged parts: placeholders, nested texts and tags. */
const KEPT = /(\{\{[^}]*\}\}|\$t\([^)]*\)|<[^>]*>)/;

const LONGER_BY = 0.4;

/** A text in pseudo language: in ⟦ ⟧, accented, and 40% longer. */
export function pseudoText(text: string): string {
  const parts = text.split(KEPT);
  const accented = parts.map((part, index) => (index % 2 === 1 ? part : accent(part))).join('');
  const letters = parts.filter((_, index) => index % 2 === 0).join('').length;
  return `⟦${accented}${more(Math.ceil(letters * LONGER_BY))}⟧`;
}

function accent(text: string): string {
  return [...text].map((letter) => ACCENTED[letter] ?? letter).join('');
}

/** Additional text of a length, with spaces so that it can wrap. */
function more(length: number): string {
  return ' øøøø øøø øøøøø øø'.repeat(Math.ceil(length / 18)).slice(0, length);
}

/** A language file with pseudo texts. */
export function pseudoTexts(texts: Texts): Texts {
  return Object.fromEntries(
    Object.entries(texts).map(([key, value]) => [
      key,
      typeof value === 'string' ? pseudoText(value) : pseudoTexts(value),
    ]),
  );
}
