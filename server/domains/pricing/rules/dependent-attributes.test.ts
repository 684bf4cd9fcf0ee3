import { expect, test } from '@jest/globals';
import { countingAttributes } from './dependent-attributes.ts';

const TEXT = { id: 1, dependsOnId: null };
const LETTERING = { id: 2, dependsOnId: 1 };
const SLANT = { id: 3, dependsOnId: 2 };
const LOOP = [
  { id: 4, dependsOnId: 5 },
  { id: 5, dependsOnId: 4 },
];

test.each([
  ['what depends on nothing always counts', [TEXT], [], [1]],
  ['what depends on a chosen attribute counts', [TEXT, LETTERING], [1], [1, 2]],
  ['what depends on an attribute that is not chosen does not', [TEXT, LETTERING], [], [1]],
  ['nor what depends on that one', [TEXT, LETTERING, SLANT], [2], [1]],
  ['a chain counts while all of it is chosen', [TEXT, LETTERING, SLANT], [1, 2], [1, 2, 3]],
  ['where the piece does not offer the other one, it stands by itself', [LETTERING], [], [2]],
  ['a circle ends', LOOP, [4, 5], [4, 5]],
])('%s', (_, offered, chosen, counting) => {
  const attributes = countingAttributes(offered, ({ id }) => chosen.includes(id));
  expect(attributes.map(({ id }) => id)).toEqual(counting);
});
