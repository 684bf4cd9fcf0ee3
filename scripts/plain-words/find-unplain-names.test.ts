import { expect, test } from '@jest/globals';
import { findUnplainNames } from './find-unplain-names.ts';

test.each([
  ['const', 'toldUsers', true],
  ['type', 'ToldAs', true],
  ['export function', 'madeAnew', true],
  ['let', 'isTakingBack', true],
  ['const', 'MOST_ROWS', true],
  ['class', 'JSONKeeper', true],
  ['const', 'toldPercent', false],
  ['const', 'mostRecent', false],
  ['const', 'lawsuit', false],
])('%s %s is refused: %p', (keyword, name, isRefused) => {
  expect(findUnplainNames(`${keyword} ${name} = told;`).map((found) => found.name)).toEqual(
    isRefused ? [name] : [],
  );
});

test('names have the line of their declaration', () => {
  const declaration = ['const', 'told', '= 2;'].join(' ');
  expect(findUnplainNames(`// told\nconst a = 1;\n${declaration}`)).toMatchObject([
    { line: 3, name: 'told' },
  ]);
});
