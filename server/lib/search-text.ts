import { plainText } from './plain-text.ts';

/** Maximum number of characters used by a search; pasted text beyond it is ignored. All searches use this limit. */
export const MAX_SEARCH_TEXT = 100;

/** A search text, normalized for a lookup; empty if there is none. */
export function searchText(text: string | null | undefined): string {
  // The cut may leave half of a surrogate pair.
  return plainText(
    plainText(text ?? '')
      .trim()
      .slice(0, MAX_SEARCH_TEXT),
  ).trim();
}

/** Escapes %, _ and \ for `contains` and `startsWith`, which neither Prisma nor the fast path escapes. */
export function literally(text: string): string {
  return text.replace(/[%_\\]/g, '\\$&');
}
