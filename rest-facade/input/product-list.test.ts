import { expect, test } from '@jest/globals';
import { parseFields, queryRecord } from './parse.ts';
import { productFilterOf, productListQuery, productOrderOf } from './product-list.ts';

const queryOf = (given: Record<string, string>) => parseFields(queryRecord(productListQuery), given);

test.each([
  [{}, null],
  [{ attributeFilterStr: '' }, null],
  [{ attributeFilterStr: '3:1' }, [{ attributeId: 3, optionIds: [1] }]],
  [
    { attributeFilterStr: '3:1,2;4:9;' },
    [
      { attributeId: 3, optionIds: [1, 2] },
      { attributeId: 4, optionIds: [9] },
    ],
  ],
])('attributes of %j', (query, expected) => {
  expect(productFilterOf(queryOf(query)).attributes).toEqual(expected);
});

test.each(['3', '3:', ':1', '3:a', '3:1;x', '99999999999:1'])(
  'attributeFilterStr %j is refused',
  (attributeFilterStr) => {
    expect(() => queryOf({ attributeFilterStr })).toThrow(
      expect.objectContaining({
        status: 422,
        messages: [{ key: 'attributeFilterStr', code: 'WRONG_TYPE' }],
      }),
    );
  },
);

test('query keys win over the same names in filters', () => {
  const query = queryOf({ filters: '{"search":"ring","minPrice":100}', search: 'band', categoryId: '5' });
  expect(productFilterOf(query)).toMatchObject({ search: 'band', minPrice: '100', categoryId: 5 });
});

test('lists of values are comma-separated, and ranges may have one open end', () => {
  const query = queryOf({
    karats: '14K,Pt950',
    sizes: '7,7.25',
    shapes: 'ROUND,OVAL',
    codes: 'BAND-1',
    categoryIds: '3,4',
    isPartOnly: 'false',
    centreCarats: '0.50-1.00, 2-',
    thicknesses: '-1.5',
    filters: '{"listPrices":["500-1000"],"sizes":[6]}',
  });
  expect(productFilterOf(query)).toMatchObject({
    karats: ['14K', 'Pt950'],
    sizes: ['7', '7.25'],
    shapes: ['ROUND', 'OVAL'],
    codes: ['BAND-1'],
    categoryIds: [3, 4],
    isPartOnly: false,
    centreCarats: [
      { from: '0.50', below: '1.00' },
      { from: '2', below: null },
    ],
    thicknesses: [{ from: null, below: '1.5' }],
    listPrices: [{ from: '500', below: '1000' }],
  });
});

test.each(['1', '-', 'a-b', '1-2-3', '1.-2', '--1'])('the range %j is refused', (centreCarats) => {
  expect(() => queryOf({ centreCarats })).toThrow(
    expect.objectContaining({ status: 422, messages: [{ key: 'centreCarats', code: 'WRONG_TYPE' }] }),
  );
});

test('filters that are no JSON are refused', () => {
  expect(() => queryOf({ filters: '{' })).toThrow(
    expect.objectContaining({ status: 422, messages: [{ key: 'filters', code: 'WRONG_TYPE' }] }),
  );
});

test.each([
  [{}, null],
  [{ sortBy: '' }, null],
  [{ sortBy: 'price' }, { field: 'PRICE', direction: 'ASC' }],
  [
    { sortBy: 'Name', sortDesc: 'true' },
    { field: 'NAME', direction: 'DESC' },
  ],
])('order %j', (query, expected) => {
  expect(productOrderOf(queryOf(query))).toEqual(expected);
});
