import { english } from './english-words.ts';
import { french } from './french-words.ts';
import type { Words } from './words.ts';

/** The words of a language. */
export const WORDS: Readonly<Record<'en' | 'fr', Words>> = { en: english, fr: french };
