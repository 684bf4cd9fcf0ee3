import { expect, test } from '@jest/globals';
import { itemTypeInput } from './item-type-values.ts';

const VALUES = {
  nameEn: 'Band',
  nameFr: 'Alliance',
  descriptionEn: '',
  descriptionFr: '',
  isActive: true,
  shownInCatalog: true,
  isPartOnly: false,
  isStock: false,
  pricingMode: 'FIXED',
  itemGroupId: '2',
  surfaceArea: '',
  categories: { GIFTS: true, BANDS: true, RINGS: false },
};
const [rings, bands, gifts] = [
  { databaseId: 1, code: 'RINGS' },
  { databaseId: 2, code: 'BANDS' },
  { databaseId: 3, code: 'GIFTS' },
];

test('keeps the order of categories, and appends new ones', () => {
  const input = itemTypeInput(VALUES, [gifts, rings], [rings, bands, gifts]);
  expect(input).toMatchObject({ itemGroupId: 2, pricingMode: 'FIXED', categoryIds: [3, 2] });
});

test('a surface is typed in either language, and left empty where it is not known', () => {
  const typed = (surfaceArea: string) => itemTypeInput({ ...VALUES, surfaceArea }, [], []).surfaceArea;
  expect([typed('12,5'), typed('12.50'), typed(' ')]).toEqual(['12.5', '12.50', null]);
});

test('removes a part from its categories', () => {
  const input = itemTypeInput({ ...VALUES, isPartOnly: true }, [gifts], [rings, bands, gifts]);
  expect(input.categoryIds).toEqual([]);
});
