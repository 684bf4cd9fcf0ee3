import { describe, expect, test } from '@jest/globals';
import { catalogSearch, filterCount, readCatalogView, toggleOption, WHOLE_CATALOG } from './catalog-view.ts';

const read = (search: string) => readCatalogView(new URLSearchParams(search));

describe('an address of the catalogue', () => {
  test.each([
    '',
    '?q=halo&metal=3%2C4&attributes=12%3A45%2C46%3B13%3A50&min=100&max=2500.50&sort=-price',
    '?metal=1&sort=newest',
  ])('%s is read and written without loss', (search) => {
    expect(catalogSearch(read(search))).toBe(search);
  });

  test.each([
    ['metal=a,-1,0,3.5'],
    ['attributes=12;x:1;7:'],
    ['min=1e9&max=-4'],
    ['sort=cheapest'],
    ['min=%F0%9F%92%8D'],
  ])('%s means no filter', (search) => {
    expect(read(search)).toEqual(WHOLE_CATALOG);
  });
});

test('choosing an option twice takes it back, and the attribute with its last option', () => {
  const one = toggleOption(WHOLE_CATALOG, 12, 45);
  const two = toggleOption(one, 12, 46);
  expect(two.attributes).toEqual([{ attributeId: 12, optionIds: [45, 46] }]);
  expect(toggleOption(toggleOption(two, 12, 46), 12, 45)).toEqual(WHOLE_CATALOG);
});

test('a price range counts as one filter', () => {
  expect(filterCount(read('metal=1,2&attributes=12:45&min=5&max=9'))).toBe(4);
});
