/// <reference types="node" />
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const SOURCE = join(import.meta.dirname, '../..');

/** Plural forms differ between the languages (French has `many`), so they count as one key. */
const PLURAL = /_(zero|one|two|few|many|other)$/;

type Texts = { [key: string]: string | Texts };

function read(file: string): Texts {
  return JSON.parse(readFileSync(file, 'utf8')) as Texts; // _locales hold nothing else
}

/** `a.b` → text, for every text of a file. */
function flat(texts: Texts, prefix = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : flat(value, `${prefix}${key}.`),
  );
}

function keysOf(texts: Texts): string[] {
  return [...new Set(flat(texts).map(([key]) => key.replace(PLURAL, '')))].sort();
}

function placeholders(text: string): string[] {
  return [...new Set(text.match(/\{\{\s*\w+/g) ?? [])].sort();
}

const folders = globSync('**/_locales', { cwd: SOURCE });

test('there are texts to compare', () => {
  expect(folders.length).toBeGreaterThan(5);
});

test.each(folders)('%s has all texts in both languages', (folder) => {
  const en = read(join(SOURCE, folder, 'en.json'));
  const fr = read(join(SOURCE, folder, 'fr.json'));
  const french = new Map(flat(fr));

  expect(keysOf(fr)).toEqual(keysOf(en));
  for (const [key, text] of flat(en)) {
    if (french.has(key))
      expect([key, placeholders(french.get(key) ?? '')]).toEqual([key, placeholders(text)]);
  }
});

const REPOSITORY = join(SOURCE, '../..');
const frenchFiles = globSync(['web/src/**/_locales/fr.json', 'words/**/fr.json'], { cwd: REPOSITORY });

/** An ordinary space where French typography allows no line break: before these signs, and after `«`. */
const LOOSE_SIGN = / [:;?!»%]|« /;
/** A name after 'de' or 'que' may begin with a vowel, so it is written `{{name, de}}`. */
const UNELIDED = /\b(de|que) \{\{(name|customer|title|who|owner|gateway|email|number|invoice|job|code)\}\}/i;

test.each(frenchFiles)('%s has no-break spaces before signs, and elides', (file) => {
  for (const [key, text] of flat(read(join(REPOSITORY, file)))) {
    expect([key, text]).toEqual([key, expect.not.stringMatching(LOOSE_SIGN)]);
    expect([key, text]).toEqual([key, expect.not.stringMatching(UNELIDED)]);
  }
});
