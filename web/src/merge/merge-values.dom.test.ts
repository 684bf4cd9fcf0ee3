import { expect, test } from '@jest/globals';
import { mergeValues } from './merge-values.ts';

const BASE = {
  lines: [
    { lineKey: 1, price: '10.00', isOptional: false },
    { lineKey: 2, price: '20.00', isOptional: false },
  ],
  terms: { text: 'Net', deposit: '' },
};

function merge(mine: object, theirs: object) {
  return mergeValues(BASE, { ...BASE, ...mine }, { ...BASE, ...theirs }, 'lineKey');
}

test.each([
  ['nobody changed anything', {}, {}, [], []],
  ['only I changed a field', { terms: { text: 'Mine', deposit: '' } }, {}, ['terms.text'], []],
  ['only they changed a field', {}, { terms: { text: 'Theirs', deposit: '' } }, [], []],
  [
    'both changed different fields',
    { terms: { text: 'Mine', deposit: '' } },
    { terms: { text: 'Net', deposit: '30' } },
    ['terms.text'],
    [],
  ],
  [
    'both changed a field alike, written in another way',
    { terms: { text: 'Net', deposit: '30' } },
    { terms: { text: 'Net', deposit: '30.00' } },
    [],
    [],
  ],
  [
    'both changed a field',
    { terms: { text: 'Mine', deposit: '' } },
    { terms: { text: 'Theirs', deposit: '' } },
    ['terms.text'],
    ['terms.text'],
  ],
  [
    'they emptied what I changed',
    { terms: { text: 'Mine', deposit: '' } },
    { terms: { text: '', deposit: '' } },
    ['terms.text'],
    ['terms.text'],
  ],
  [
    'they took the first line away while I wrote in the second',
    { lines: [BASE.lines[0], { lineKey: 2, price: '21', isOptional: true }] },
    { lines: [BASE.lines[1]] },
    ['lines.0.price', 'lines.0.isOptional'],
    [],
  ],
  [
    'they took away the line that I wrote in',
    { lines: [{ lineKey: 1, price: '9', isOptional: false }, BASE.lines[1]] },
    { lines: [BASE.lines[1]] },
    [],
    [],
  ],
])('%s', (_case, mine, theirs, kept, conflicts) => {
  const merged = merge(mine, theirs);
  expect(merged.kept.map(({ name }) => name)).toEqual(kept);
  expect(merged.conflicts.map(({ name }) => name)).toEqual(conflicts);
});

test('a conflict has both values', () => {
  expect(merge({ terms: { text: 'Mine', deposit: '' } }, { terms: { text: 'Theirs', deposit: '' } })).toEqual(
    {
      kept: [{ name: 'terms.text', value: 'Mine' }],
      conflicts: [{ name: 'terms.text', mine: 'Mine', theirs: 'Theirs' }],
    },
  );
});

test.each([
  ['I added a group', ['ruby', 'opal'], ['ruby'], true, false],
  ['they emptied it', ['ruby'], [], false, false],
  ['both changed it', ['opal'], [], true, true],
  ['both changed it alike', ['opal'], ['opal'], false, false],
])('a list without keys is one value: %s', (_case, mine, theirs, isKept, isConflict) => {
  const stones = (kinds: readonly string[]) => ({ stones: kinds.map((kind) => ({ kind, count: '1' })) });
  const merged = mergeValues(stones(['ruby']), stones(mine), stones(theirs), '');
  expect(merged.kept).toEqual(isKept ? [{ name: 'stones', value: stones(mine).stones }] : []);
  expect(merged.conflicts.map(({ name }) => name)).toEqual(isConflict ? ['stones'] : []);
});
