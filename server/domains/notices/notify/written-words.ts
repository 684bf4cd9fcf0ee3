import type { NoticeFacts } from '../rules/texts/notice-text.ts';

/** Maximum number of characters of a text in a notice. */
const MAX_WORDS = 300;

/** The beginning of a user's text as a fact of a notice; empty without a text. */
export function writtenWords(text: string | null): Pick<NoticeFacts, 'words'> {
  const words = text?.trim().slice(0, MAX_WORDS);
  return words ? { words } : {};
}
