import { plainText } from './plain-text.ts';

/** Characters of a search that are looked at: what a pasted text has beyond them adds nothing. Every search cuts alike. */
export const MAX_SEARCH_TEXT = 100;

/** A search as it was typed, fit for a look-up; empty when nothing was. */
export function searchText(text: string | null | undefined): string {
  // A half of a character may be left at the cut.
  return plainText(
    plainText(text ?? '')
      .trim()
      .slice(0, MAX_SEARCH_TEXT),
  ).trim();
}

/**
 * Text for `contains` and `startsWith`, which neither Prisma nor the fast path escapes: %, _ and \ then stand for
 * themselves.
 */
export function literally(text: string): string {
  return text.replace(/[%_\\]/g, '\\$&');
}
