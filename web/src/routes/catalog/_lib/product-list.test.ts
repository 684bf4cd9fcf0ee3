import { describe, expect, test } from '@jest/globals';
import { productList, toggleOption, toggleRange } from './product-list.ts';

const read = (search: string) => productList.read(new URLSearchParams(search));

describe('an address of the catalogue', () => {
  test.each([
    '',
    '?q=halo&metal=3,4&attributes=12:45,46;13:50&min=100&max=2500.50&sort=-price&size=48',
    '?metal=1&sort=newest',
    '?metal=3&karat=14K,Pt950',
    '?category=3,4&ring=7.25,8&cut=ROUND,OVAL&carat=0.25-0.5,3-&mm=-1.2&prices=-250,500-1000',
  ])('%s is read and written without loss', (search) => {
    expect(productList.search(read(search))).toBe(search);
  });

  test.each([
    ['metal=a,-1,0,3.5'],
    ['attributes=12;x:1;7:'],
    ['min=1e9&max=-4'],
    ['sort=cheapest'],
    ['carat=1,a-b,1-2-3&mm=1e3-'],
    ['ring=large&cut=round&karat=14%20K'],
    ['min=%F0%9F%92%8D'],
  ])('%s means no filter', (search) => {
    expect(read(search)).toEqual(productList.initial);
  });
});

test('reads a fully encoded address of earlier links', () => {
  expect(read('metal=3%2C4&attributes=12%3A45%2C46%3B13%3A50')).toEqual(
    read('metal=3,4&attributes=12:45,46;13:50'),
  );
});

test('choosing an option twice removes it, and the attribute with its last option', () => {
  const choose = (view: typeof productList.initial, attributeId: number, optionId: number) =>
    productList.changed(view, toggleOption(view, attributeId, optionId));
  const two = choose(choose(productList.initial, 12, 45), 12, 46);
  expect(two.attributes).toEqual([{ attributeId: 12, optionIds: [45, 46] }]);
  expect(choose(choose(two, 12, 46), 12, 45)).toEqual(productList.initial);
});

test('clearing the filters keeps the search and the order', () => {
  const view = read('q=halo&metal=1&min=5&sort=name');
  expect(productList.isNarrowed(view)).toBe(true);
  expect(productList.search(productList.withoutFilters(view))).toBe('?q=halo&sort=name');
  expect(productList.isNarrowed(productList.withoutFilters(view))).toBe(false);
});

test('choosing a range twice removes it', () => {
  const [small, large] = [
    { from: null, below: '250' },
    { from: '250', below: '500' },
  ];
  const both = toggleRange(toggleRange([], small), large);
  expect(both).toEqual([small, large]);
  expect(toggleRange(both, { from: null, below: '250' })).toEqual([large]);
});
