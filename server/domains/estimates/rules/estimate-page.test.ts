import { expect, test } from '@jest/globals';
import { ESTIMATE_PAGES, estimatePageParts } from './estimate-page.ts';

test.each([
  ['CREATE', { withdrawnMetals: false, alloyPrices: true, jobTypes: ['JO', 'SO', 'PQ'] }],
  ['EDIT', { withdrawnMetals: true, alloyPrices: true, jobTypes: ['JO', 'SO', 'PQ'] }],
  ['JOB', { withdrawnMetals: true, alloyPrices: false, jobTypes: ['JO'] }],
  ['QUOTE', { withdrawnMetals: false, alloyPrices: true, jobTypes: ['PQ'] }],
] as const)('the page %s', (page, parts) => {
  expect(estimatePageParts(page)).toEqual(parts);
});

test('every page is described', () => {
  expect(ESTIMATE_PAGES.map((page) => estimatePageParts(page).jobTypes.length > 0)).not.toContain(false);
});
