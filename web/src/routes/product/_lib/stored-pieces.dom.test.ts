import { beforeEach, expect, test } from '@jest/globals';
import { comparedPieces, recentPieces } from './stored-pieces.ts';

beforeEach(() => localStorage.clear());

test('the latest is first, each once, and the oldest is removed', () => {
  for (const code of ['A', 'B', 'C', 'A', 'D', 'E']) comparedPieces.add(code);
  expect(comparedPieces.read()).toEqual(['E', 'D', 'A', 'C']);
  expect(comparedPieces.remove('A')).toEqual(['E', 'D', 'C']);
  expect(recentPieces.read()).toEqual([]);
});

test.each(['nonsense', '{"a":1}', '[1,null,"<b>"]'])('ignores %s in the browser storage', (kept) => {
  localStorage.setItem('aurifex.recentPieces', kept);
  expect(recentPieces.read()).toEqual([]);
});
