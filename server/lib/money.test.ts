import { expect, test } from '@jest/globals';
import { fc } from '../test/fast-check.ts';
import { Decimal, decimal, moneyText, percentOf, roundCents, roundToStep, sumMoney } from './money.ts';

test.each([
  { amount: '13.1115', rounded: '13.11' },
  { amount: '0.005', rounded: '0.01' },
  { amount: '0.0049', rounded: '0.00' },
  { amount: '-0.005', rounded: '-0.01' },
  { amount: '-25.444', rounded: '-25.44' },
  { amount: '1.005', rounded: '1.01' },
])('$amount is $rounded in cents', ({ amount, rounded }) => {
  expect(moneyText(roundCents(decimal(amount)))).toBe(rounded);
});

test.each([
  { amount: '483.43', step: '0.05', rounded: '483.45' },
  { amount: '483.42', step: '0.05', rounded: '483.40' },
  { amount: '483.25', step: '0.50', rounded: '483.50' },
  { amount: '483.49', step: '1.00', rounded: '483.00' },
])('$amount in steps of $step is $rounded', ({ amount, step, rounded }) => {
  expect(moneyText(roundToStep(decimal(amount), decimal(step)))).toBe(rounded);
});

test('database decimals of another library keep every digit', () => {
  const foreign = { toFixed: () => '12345678901234.56', decimalPlaces: () => 2 };
  expect(decimal(foreign).toFixed()).toBe('12345678901234.56');
});

test('tenths add up exactly', () => {
  expect(sumMoney([decimal('0.1'), decimal('0.2')]).equals('0.3')).toBe(true);
});

test('a percentage never differs from the exact value by more than half a cent', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -1e9, max: 1e9 }),
      fc.integer({ min: -10_000, max: 10_000 }),
      (cents, bp) => {
        const amount = new Decimal(cents).div(100);
        const percent = new Decimal(bp).div(100);
        const exact = amount.mul(percent).div(100);
        expect(percentOf(amount, percent).minus(exact).abs().lessThanOrEqualTo('0.005')).toBe(true);
      },
    ),
  );
});
