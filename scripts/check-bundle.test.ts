import { expect, test } from '@jest/globals';
import { overBudget } from './check-bundle.ts';

const KB = 1_000;
const SHOP = { path: '/shop', firstLoad: 250 * KB, further: 10 * KB };

test('reports nothing that is within its budget', () => {
  const budgets = { '/shop': { firstLoad: 250, further: 10 } };
  expect(overBudget({ signIn: 180 * KB, routes: [SHOP] }, budgets)).toEqual([]);
});

test.each([
  [{}, ['/shop: has no budget in scripts/bundle/route-budgets.ts']],
  [{ '/shop': { firstLoad: 249, further: 10 } }, ['/shop, first load: 250.0 kB of 249 kB']],
  [{ '/shop': { firstLoad: 250, further: 9 } }, ['/shop, further route: 10.0 kB of 9 kB']],
  [
    { '/shop': { firstLoad: 250, further: 10 }, '/gone': { firstLoad: 1, further: 1 } },
    ['/gone: has a budget, but no route'],
  ],
])('names what is wrong with %j', (budgets, expected) => {
  expect(overBudget({ signIn: 0, routes: [SHOP] }, budgets)).toEqual(expected);
});

test('no budget lifts the limits of all', () => {
  const heavy = { path: '/shop', firstLoad: 321 * KB, further: 46 * KB };
  expect(
    overBudget({ signIn: 181 * KB, routes: [heavy] }, { '/shop': { firstLoad: 999, further: 99 } }),
  ).toEqual([
    'sign-in: 181.0 kB of 180 kB',
    '/shop, first load: 321.0 kB of 320 kB',
    '/shop, further route: 46.0 kB of 45 kB',
  ]);
});
