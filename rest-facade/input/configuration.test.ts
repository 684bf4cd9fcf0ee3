import { expect, test } from '@jest/globals';
import { choices, choicesOf, configuration, configurationOf } from './configuration.ts';
import { parseFields, record } from './parse.ts';

test('a number chooses an option, a text is the text itself', () => {
  const body = parseFields(record(choices), {
    itemTypeID: 1,
    attributes: [
      { id: 1, value: 12 },
      { id: 2, value: '2024' },
      { attributeId: 3, optionId: 30 },
      { attributeId: 4, text: 'For ever' },
    ],
  });
  expect(choicesOf(body).attributes).toEqual([
    { attributeId: 1, optionId: 12 },
    { attributeId: 2, text: '2024' },
    { attributeId: 3, optionId: 30 },
    { attributeId: 4, text: 'For ever' },
  ]);
});

test('a configuration in legacy spelling', () => {
  const body = parseFields(record(configuration), { ItemTypeId: 5, metalID: 2, size: 6.25, priorityID: 1 });
  expect(configurationOf(body)).toEqual({
    itemTypeId: 5,
    alloyId: 2,
    size: '6.25',
    attributes: [],
    subItems: [],
    ownMetal: null,
    priorityId: 1,
  });
});

test('parts that are configured apart, and parts of a product as they were answered', () => {
  const body = parseFields(record(configuration), {
    itemTypeID: 5,
    ownMetal: 'true',
    subItems: [
      { itemTypeID: 7, metalId: 3, size: '6.5', attributes: [{ id: 2, value: 45.5 }] },
      { itemTypeID: 8, code: 'BD-1', quantity: 1, attributes: [{ id: 2, name: 'Finish', values: [] }] },
    ],
  });
  expect(configurationOf(body)).toMatchObject({
    ownMetal: true,
    subItems: [{ itemTypeId: 7, alloyId: 3, size: '6.5', attributes: [{ attributeId: 2, text: '45.5' }] }],
  });
});

test('parts of a line as it was answered: one that follows is not configured apart', () => {
  const chosen = { id: 2, code: 'FINISH', name: 'Finish', optionId: 9, value: 'Polished' };
  const part = { code: 'BD-1', metalId: 3, size: 6.5, ringSize: { us: '6.5' }, attributes: [chosen] };
  const body = parseFields(record(configuration), {
    itemTypeID: 5,
    subItems: [
      { ...part, itemTypeID: 7, follows: false },
      { ...part, itemTypeID: 8, follows: true },
    ],
  });
  expect(configurationOf(body).subItems).toEqual([
    { itemTypeId: 7, alloyId: 3, size: '6.5', attributes: [{ attributeId: 2, optionId: 9 }] },
  ]);
});

test.each([
  [{}, 'attributes.0.id', 'REQUIRED'],
  [{ id: 1 }, 'attributes.0.value', 'REQUIRED'],
  [{ id: 1, value: {} }, 'attributes.0.value', 'WRONG_TYPE'],
])('the attribute %j is refused by its name', (attribute, key, code) => {
  expect(() => parseFields(record(choices), { itemTypeID: 1, attributes: [attribute] })).toThrow(
    expect.objectContaining({ status: 422, messages: expect.arrayContaining([{ key, code }]) }),
  );
});
