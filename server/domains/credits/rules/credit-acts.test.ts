import { expect, test } from '@jest/globals';
import { decimal, sumMoney } from '../../../lib/money.ts';
import { fc } from '../../../test/fast-check.ts';
import { splitTax, type TaxPart } from '../../shipping-and-tax/rules/tax-components.ts';
import { CREDIT_ACTIONS, creditBalance, creditRefusal, maxCredit, taxPartsOfCredit } from './credit-acts.ts';

const standing = (given: Partial<Record<'applied' | 'refunded' | 'voided' | 'available', string>>) => ({
  applied: decimal(given.applied ?? '0'),
  refunded: decimal(given.refunded ?? '0'),
  voided: decimal(given.voided ?? '0'),
  available: decimal(given.available ?? '0'),
});

test.each([
  ['just issued', { available: '100' }, [null, null, 'NOTHING_TO_WITHDRAW', null]],
  ['a part applied', { applied: '40', available: '60' }, [null, null, null, 'CREDIT_IN_USE']],
  [
    'a part refunded',
    { refunded: '40', available: '60' },
    [null, null, 'NOTHING_TO_WITHDRAW', 'CREDIT_IN_USE'],
  ],
  ['all applied', { applied: '100' }, ['CREDIT_USED_UP', 'CREDIT_USED_UP', null, 'CREDIT_IN_USE']],
  [
    'all refunded',
    { refunded: '100' },
    ['CREDIT_USED_UP', 'CREDIT_USED_UP', 'NOTHING_TO_WITHDRAW', 'CREDIT_IN_USE'],
  ],
  ['voided', { voided: '100' }, Array(4).fill('CREDIT_VOIDED')],
] as const)('a credit that is %s', (_what, given, refusals) => {
  expect(CREDIT_ACTIONS.map((action) => creditRefusal(standing(given), action))).toEqual(refusals);
});

test.each([
  ['untouched', {}, '100.00'],
  ['partly applied and partly paid out', { applied: '50', refunded: '20' }, '30.00'],
  ['all applied', { applied: '100' }, '0.00'],
  ['all paid out', { refunded: '100' }, '0.00'],
  ['voided', { voided: '100' }, '0.00'],
] as const)('the balance of a credit that is %s is its remaining amount', (_what, given, left) => {
  expect(creditBalance({ amount: decimal('100'), ...standing(given) }).toFixed(2)).toBe(left);
});

test.each([
  ['0', '100.00'],
  ['99.99', '0.01'],
  ['100', '0.00'],
  ['120', '0.00'],
])('of an invoice of 100 with %s credited, %s can be credited', (credited, most) => {
  expect(maxCredit({ total: decimal('100'), credited: decimal(credited) }).toFixed(2)).toBe(most);
});

const tax = (code: string, percent: string) => ({
  code,
  percent,
  nameEn: code,
  nameFr: code,
  registrationNumber: null,
});
const QUEBEC = [tax('GST', '5'), tax('QST', '9.975')];
const amounts = (parts: readonly TaxPart[]) => parts.map(({ amount }) => amount.toFixed(2));

test('credits of a whole tax refund each of its parts, regardless of voided ones', () => {
  const cents = fc.array(fc.record({ cents: fc.integer({ min: 1, max: 9999 }), isVoided: fc.boolean() }), {
    minLength: 1,
    maxLength: 8,
  });
  fc.assert(
    fc.property(cents, fc.integer({ min: 1, max: 9999 }), (credits, last) => {
      const standing: TaxPart[][] = [];
      for (const { cents, isVoided } of [...credits, { cents: last, isVoided: false }]) {
        const amount = decimal(String(cents)).div(100);
        const parts = taxPartsOfCredit({ tax: amount, components: QUEBEC, given: standing });
        expect(sumMoney(parts.map((part) => part.amount)).toFixed(2)).toBe(amount.toFixed(2));
        if (!isVoided) standing.push(parts);
      }
      const billed = splitTax(sumMoney(standing.flat().map(({ amount }) => amount)), QUEBEC);
      const given = QUEBEC.map(({ code }) =>
        sumMoney(standing.flat().flatMap((part) => (part.code === code ? [part.amount] : []))).toFixed(2),
      );
      expect(given).toEqual(amounts(billed));
    }),
  );
});

test('a third credit makes good what rounding gave back of the wrong tax', () => {
  const given: TaxPart[][] = [];
  for (const value of ['0.04', '0.04', '0.04'])
    given.push(taxPartsOfCredit({ tax: decimal(value), components: QUEBEC, given }));
  expect(given.map(amounts)).toEqual([
    ['0.01', '0.03'],
    ['0.02', '0.02'],
    ['0.01', '0.03'],
  ]);
  expect(amounts(splitTax(decimal('0.12'), QUEBEC))).toEqual(['0.04', '0.08']);
});
