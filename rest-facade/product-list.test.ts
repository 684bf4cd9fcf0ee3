import { expect, test } from '@jest/globals';
import { fieldsOf } from './fields.ts';
import { attributeFilters, productFilterOf, productOrderOf } from './product-list.ts';

test.each([
  [undefined, null],
  ['', null],
  ['3:1', [{ attributeId: 3, optionIds: [1] }]],
  [
    '3:1,2;4:9;',
    [
      { attributeId: 3, optionIds: [1, 2] },
      { attributeId: 4, optionIds: [9] },
    ],
  ],
])('attributeFilterStr %j', (text, expected) => {
  expect(attributeFilters(text)).toEqual(expected);
});

test.each(['3', '3:', ':1', '3:a', '3:1;x', '99999999999:1'])('attributeFilterStr %j is refused', (text) => {
  expect(() => attributeFilters(text)).toThrow(
    expect.objectContaining({ status: 422, messages: [{ key: 'attributeFilterStr', code: 'WRONG_TYPE' }] }),
  );
});

test('query keys win over the same names in filters', () => {
  const query = fieldsOf({ filters: '{"search":"ring","minPrice":100}', search: 'band', categoryId: '5' });
  expect(productFilterOf(query)).toMatchObject({ search: 'band', minPrice: '100', categoryId: 5 });
});

test('filters that are no JSON are refused', () => {
  expect(() => productFilterOf(fieldsOf({ filters: '{' }))).toThrow(
    expect.objectContaining({ status: 422, messages: [{ key: 'filters', code: 'WRONG_TYPE' }] }),
  );
});

test.each([
  [{}, null],
  [{ sortBy: 'price' }, { field: 'PRICE', direction: 'ASC' }],
  [
    { sortBy: 'Name', sortDesc: 'true' },
    { field: 'NAME', direction: 'DESC' },
  ],
])('order %j', (query, expected) => {
  expect(productOrderOf(fieldsOf(query))).toEqual(expected);
});
