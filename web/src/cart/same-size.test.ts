import { expect, test } from '@jest/globals';
import { ringsOfSize } from './same-size.ts';

const line = (id: string, us: string | null) => ({
  id,
  itemType: { name: id },
  size: us === null ? null : { us },
});

test('the rings of one size are the line and the others of its size, however it is written', () => {
  const lines = [line('a', '7'), line('b', '6.5'), line('c', '7.0'), line('d', null)];
  expect(ringsOfSize(lines, 'c').map(({ id }) => id)).toEqual(['c', 'a']);
});

test('a set whose own rings are equal stands alone', () => {
  expect(ringsOfSize([line('set', '7'), line('b', '6')], 'set').map(({ id }) => id)).toEqual(['set']);
});

test('lines without a size are no rings of one size', () => {
  expect(ringsOfSize([line('a', null), line('b', null)], 'a').map(({ id }) => id)).toEqual(['a']);
});
