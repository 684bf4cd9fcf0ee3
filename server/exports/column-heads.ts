import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../schema/context.ts';

const WORDS = join(import.meta.dirname, '..', '..', 'words', 'columns');

type Words = Readonly<Record<string, string>>;

const read = new Map<string, Readonly<Record<Language, Words>>>();

/**
 * Labels of a list's columns by key, shared with its page in the web app: for example `words/columns/job-orders` for
 * `jobOrders`.
 */
function wordsOf(list: string): Readonly<Record<Language, Words>> {
  const known = read.get(list);
  if (known) return known;
  const folder = join(
    WORDS,
    list.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
  );
  // The files contain only texts.
  const inLanguage = (language: Language) =>
    JSON.parse(readFileSync(join(folder, `${language}.json`), 'utf8')) as Words;
  const words = { en: inLanguage('en'), fr: inLanguage('fr') };
  read.set(list, words);
  return words;
}

/** Heading of an export column in each language, with its unit in brackets. Throws if it has no label. */
export function columnHead(list: string, key: string, unit?: string): Readonly<Record<Language, string>> {
  const { en, fr } = wordsOf(list);
  const [inEnglish, inFrench] = [en[key], fr[key]];
  if (!inEnglish || !inFrench) throw new Error(`Column ${key} of ${list} has no words.`);
  const ending = unit === undefined ? '' : ` (${unit})`;
  return { en: inEnglish + ending, fr: inFrench + ending };
}
