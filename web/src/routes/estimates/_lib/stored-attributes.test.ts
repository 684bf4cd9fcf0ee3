import { expect, test } from '@jest/globals';
import { storedAttributes } from './stored-attributes.ts';

const STORED = {
  attributes: [
    { databaseId: 1, name: 'Ring size', kind: 'SIZE', unit: null, options: [] },
    {
      databaseId: 2,
      name: 'Finish',
      kind: 'SELECT',
      unit: null,
      options: [{ databaseId: 21, name: 'Matt' }],
    },
    { databaseId: 3, name: 'Length', kind: 'NUMBER', unit: 'cm', options: [] },
    { databaseId: 4, name: 'Specification', kind: 'TEXT', unit: null, options: [] },
    { databaseId: 5, name: 'Not of jobs', kind: 'TEXT', unit: null, options: [] },
  ],
  jobTypeAttributes: [{ attributeIds: [1, 2, 3, 4] }],
};

test('sends the choices that the item type accepts, as text', () => {
  const configuration = {
    size: '7.25',
    attributes: [
      { attributeId: 2, optionId: 21 },
      { attributeId: 3, text: '45.5' },
      { attributeId: 5, text: 'Left behind' },
    ],
  };
  expect(storedAttributes(STORED, { configuration }).map(({ name, value }) => [name, value])).toEqual([
    ['Ring size', '7.25'],
    ['Finish', 'Matt'],
    ['Length', '45.5'],
  ]);
});

test('also sends a size that was saved as an attribute', () => {
  const configuration = { size: null, attributes: [{ attributeId: 1, text: '6' }] };
  expect(storedAttributes(STORED, { configuration })).toMatchObject([{ name: 'Ring size', value: '6' }]);
});

test('sends a free design as text', () => {
  expect(storedAttributes(STORED, { configuration: null }).map(({ name }) => name)).toEqual([
    'Specification',
  ]);
});
