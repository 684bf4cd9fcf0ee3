import { expect, test } from '@jest/globals';
import { BoundedMap } from './bounded-map.ts';

test('forgets everything when there is no room for another entry, and nothing for one that it has', () => {
  const map = new BoundedMap<string, number>(2);
  map.set('a', 1).set('b', 2).set('a', 3);
  expect([...map]).toEqual([
    ['a', 3],
    ['b', 2],
  ]);
  map.set('c', 4);
  expect([...map]).toEqual([['c', 4]]);
});
