import { beforeEach, expect, test } from '@jest/globals';
import { recentIds, rememberItem } from './recent-items.ts';

beforeEach(() => localStorage.clear());

test('the latest is first, each once, at most eight', () => {
  for (const id of ['a', 'b', 'c', 'a']) rememberItem(1, id);
  expect(recentIds(1)).toEqual(['a', 'c', 'b']);
  for (let item = 0; item < 20; item += 1) rememberItem(1, `item-${item}`);
  expect(recentIds(1)).toHaveLength(8);
});

test('each user has their own list', () => {
  rememberItem(1, 'a');
  expect(recentIds(2)).toEqual([]);
});

test.each(['no json', '"a"', '{"a":1}', '[1,null]'])('ignores the stored value %p', (text) => {
  localStorage.setItem('aurifex.recent:1', text);
  expect(recentIds(1)).toEqual([]);
});
