import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

/*
 * The columns of a list have different headings, on screen and in print. Their texts are the groups `column` of a route,
 * and those that a list shares with its export.
 */

const ROOT = join(import.meta.dirname, '../../..');

type Texts = { readonly [key: string]: string | Texts };

/** The groups of headings in a file: all of it, or those named `column`. */
function groupsOf(texts: Texts, isGroup: boolean): Texts[] {
  const inside = Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [] : groupsOf(value, key === 'column'),
  );
  return isGroup ? [texts, ...inside] : inside;
}

const files = [
  ...globSync('words/columns/*/{en,fr}.json', { cwd: ROOT }),
  ...globSync('web/src/**/_locales/{en,fr}.json', { cwd: ROOT }),
];

const lists = files.flatMap((file) => {
  const texts: Texts = JSON.parse(readFileSync(join(ROOT, file), 'utf8'));
  return groupsOf(texts, file.startsWith('words/columns/')).map((group) => ({
    file,
    headings: Object.values(group).filter((heading) => typeof heading === 'string'),
  }));
});

test.each(lists)('the columns of $file have headings of their own', ({ headings }) => {
  expect(headings.filter((heading, index) => headings.indexOf(heading) !== index)).toEqual([]);
});
