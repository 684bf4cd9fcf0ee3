import { expect, test } from '@jest/globals';
import { overBudget } from './check-bundle.ts';

const KB = 1_000;
const SHOP = { path: '/shop', firstLoad: 250 * KB, further: 10 * KB };

test('reports nothing that is within its budget', () => {
  const shop = { ...SHOP, budget: { firstLoad: 250, further: 10 } };
  expect(overBudget({ signIn: 180 * KB, routes: [shop] })).toEqual([]);
});

test.each([
  [{ firstLoad: 249, further: 10 }, ['/shop, first load: 250.0 kB of 249 kB']],
  [{ firstLoad: 250, further: 9 }, ['/shop, further route: 10.0 kB of 9 kB']],
])('names the error of %j', (budget, expected) => {
  expect(overBudget({ signIn: 0, routes: [{ ...SHOP, budget }] })).toEqual(expected);
});

test('no budget lifts the limits of all', () => {
  const budget = { firstLoad: 999, further: 99 };
  const heavy = { path: '/shop', firstLoad: 321 * KB, further: 46 * KB, budget };
  expect(overBudget({ signIn: 181 * KB, routes: [heavy] })).toEqual([
    'sign-in: 181.0 kB of 180 kB',
    '/shop, first load: 321.0 kB of 320 kB',
    '/shop, further route: 46.0 kB of 45 kB',
  ]);
});
