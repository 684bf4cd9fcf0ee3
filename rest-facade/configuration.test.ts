import { expect, test } from '@jest/globals';
import { choicesOf, configurationOf, refuseServerFields } from './configuration.ts';
import { fieldsOf } from './fields.ts';

test('a number chooses an option, a text is the text itself', () => {
  const body = fieldsOf({
    attributes: [
      { id: 1, value: 12 },
      { id: 2, value: '2024' },
      { attributeId: 3, optionId: 30 },
      { attributeId: 4, text: 'For ever' },
    ],
  });
  expect(choicesOf(body)).toEqual([
    { attributeId: 1, optionId: 12 },
    { attributeId: 2, text: '2024' },
    { attributeId: 3, optionId: 30 },
    { attributeId: 4, text: 'For ever' },
  ]);
});

test('a configuration in legacy spelling', () => {
  const body = fieldsOf({ ItemTypeId: 5, metalID: 2, size: 6.25, priorityID: 1 });
  expect(configurationOf(body)).toEqual({
    itemTypeId: 5,
    alloyId: 2,
    size: '6.25',
    attributes: [],
    priorityId: 1,
  });
});

test.each(['price', 'UnitPrice', 'total'])('a body with %s is refused', (name) => {
  expect(() => refuseServerFields(fieldsOf({ [name]: 1 }))).toThrow(
    expect.objectContaining({ status: 422, messages: [expect.objectContaining({ code: 'NOT_ALLOWED' })] }),
  );
});
