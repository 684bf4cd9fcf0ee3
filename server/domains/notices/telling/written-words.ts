import type { NoticeFacts } from '../rules/texts/notice-text.ts';

/** Characters of a text that a notice shows. */
const MAX_WORDS = 300;

/** What somebody wrote, as a fact of a notice: the beginning of the text; none where nothing was written. */
export function writtenWords(text: string | null): Pick<NoticeFacts, 'words'> {
  const words = text?.trim().slice(0, MAX_WORDS);
  return words ? { words } : {};
}
