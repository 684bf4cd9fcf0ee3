import { beforeEach, expect, test } from '@jest/globals';
import { selection } from '../parameter.ts';
import { freeze, frozen } from './frozen-selection.ts';

beforeEach(() => sessionStorage.clear());

const ids = (count: number, from = 0) => Array.from({ length: count }, (_, index) => `id${from + index}`);

test('a long selection is stored by a reference that fits in a URL', () => {
  const reference = freeze(ids(1_000));
  expect(reference.length).toBeLessThan(20);
  expect(frozen(reference)).toEqual(ids(1_000));
  expect(freeze(ids(1_000))).toBe(reference);
  expect(freeze(ids(1_000, 1))).not.toBe(reference);
});

test('ids are not a reference, and a reference of another tab finds nothing', () => {
  expect(frozen('id1,id2')).toBeNull();
  expect(frozen('~unknown')).toEqual([]);
});

test('keeps the 20 latest selections', () => {
  const references = Array.from({ length: 21 }, (_, index) => freeze(ids(2, index)));
  expect(references.map((reference) => frozen(reference)?.length)).toEqual([0, ...Array(20).fill(2)]);
});

test.each([0, 1, 40, 41, 1_000])('%d selected rows are restored from the URL', (count) => {
  const { read, write } = selection('selected');
  const text = write(ids(count));
  expect(text.length).toBeLessThan(400);
  expect(read(text)).toEqual(ids(count));
});
