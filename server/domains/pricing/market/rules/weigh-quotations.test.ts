import { expect, test } from '@jest/globals';
import { movePercent, weighQuotations } from './weigh-quotations.ts';

const DAY = 86_400_000;
const NOW = Date.parse('2026-11-28T12:00:00Z');
const at = (day: number) => new Date(NOW + day * DAY);
const standing = (sell: string, buy = sell) => ({ asOf: at(-1), buy, sell });

/** Selling prices of gold on the days 0, 1, 2 … after a current price, or none. */
function weigh(before: string | null, sells: string[], limit = '20') {
  const lines = sells.map((sell, day) => ({
    metalCode: 'AU',
    asOf: at(day),
    buy: sell,
    sell,
    before: before === null ? null : standing(before),
  }));
  const { taken, held } = weighQuotations(lines, limit);
  return { taken: taken.map(({ sell }) => sell), held: held.map(({ sell, against }) => [sell, against]) };
}

test.each<[string, string | null, string[], string[], string[][]]>([
  ['the first price of a metal counts', null, ['2400'], ['2400'], []],
  ['exactly the limit counts', '2000', ['2400', '1920'], ['2400', '1920'], []],
  ['above it waits', '2000', ['2400.01'], [], [['2400.01', '2000']]],
  ['below it waits', '2000', ['1599.99'], [], [['1599.99', '2000']]],
  [
    'a point that slipped waits',
    '2410',
    ['241.07', '24107.5'],
    [],
    [
      ['241.07', '2410'],
      ['24107.5', '2410'],
    ],
  ],
  [
    'all of a jump waits',
    '2000',
    ['3000', '3010'],
    [],
    [
      ['3000', '2000'],
      ['3010', '2000'],
    ],
  ],
  ['what waits does not stop the rest', '2000', ['3000', '2100'], ['2100'], [['3000', '2000']]],
  ['steps within the limit add up', '2000', ['2300', '2600'], ['2300', '2600'], []],
  ['a first price that slipped holds back those after it', null, ['240', '2400'], ['240'], [['2400', '240']]],
])('%s', (_what, before, sells, taken, held) => {
  expect(weigh(before, sells)).toEqual({ taken, held });
});

test('the buying price is weighed like the selling price', () => {
  const line = { metalCode: 'AU', asOf: at(0), buy: '1500', sell: '2000', before: standing('2000', '1990') };
  expect(weighQuotations([line], '20').held).toEqual([{ ...line, against: '2000' }]);
});

test('metals are weighed apart, each against the price just before it, in order of time', () => {
  const gold = { metalCode: 'AU', asOf: at(2), buy: '2500', sell: '2500', before: standing('2000') };
  const between = { metalCode: 'AU', asOf: at(1), buy: '2300', sell: '2300', before: standing('2000') };
  const silver = { metalCode: 'AG', asOf: at(0), buy: '30', sell: '30', before: null };
  expect(weighQuotations([gold, between, silver], '20')).toEqual({
    taken: [silver, between, gold],
    held: [],
  });
});

test.each([
  ['2000', '2500', '25'],
  ['2410', '241.07', '-90'],
  ['3', '4', '33.3'],
])('from %s to %s is %s %%', (from, to, percent) => {
  expect(movePercent(from, to).toFixed()).toBe(percent);
});
