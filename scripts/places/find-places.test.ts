import { expect, test } from '@jest/globals';
import { findPlaces } from './find-places.ts';

// Composed here, because this file must not contain the path.
const HOME = ['', 'home', 'ada', 'x.ts'].join('/');
const WINDOWS = ['C:', 'Users', 'ada'].join('\\');
const MIRROR = ['https:', '', 'mirror.example', 'x.tgz'].join('/');

test.each([
  [`import '${HOME}'`, [{ line: 1, place: HOME.replace('/x.ts', '') }]],
  [`a\nb "${WINDOWS}"`, [{ line: 2, place: WINDOWS }]],
  [JSON.stringify({ resolved: MIRROR }), [{ line: 1, place: MIRROR }]],
  [['registry', MIRROR].join(' = '), [{ line: 1, place: MIRROR }]],
  ['{ "resolved": "https://registry.npmjs.org/a/-/a-1.0.0.tgz" }', []],
  ['fetch("https://a.test/home/page"); links.work/x; a}/work/list', []],
])('%s', (text, expected) => {
  expect(findPlaces(text)).toEqual(expected);
});
