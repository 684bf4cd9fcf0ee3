import { describe, expect, test } from '@jest/globals';
import { Decimal, decimal, percentOf, sumMoney } from '../../../lib/money.ts';
import { fc } from '../../../test/fast-check.ts';
import {
  componentsInForce,
  type DatedRate,
  splitTax,
  type TaxComponent,
  totalPercent,
} from './tax-components.ts';

const QC = 1;
const ON = 2;

function rate(code: string, percent: string, where: Partial<DatedRate>, rank = 0): DatedRate {
  return {
    tax: { code, nameEn: code, nameFr: code, registrationNumber: null, rank },
    countryCode: 'CA',
    stateId: null,
    percent,
    validFrom: new Date(0),
    ...where,
  };
}

const RATES = [
  rate('QST', '9.5', { stateId: QC }, 2),
  rate('QST', '9.975', { stateId: QC, validFrom: new Date('2013-01-01') }, 2),
  rate('GST', '7', { stateId: QC }, 1),
  rate('GST', '5', { stateId: QC, validFrom: new Date('2008-01-01') }, 1),
  rate('HST', '13', { stateId: ON, validFrom: new Date('2010-07-01') }),
  rate('HST', '0', { stateId: ON, validFrom: new Date('2031-01-01') }),
  rate('VAT', '8', { countryCode: 'LI' }),
];

describe('the taxes of a place', () => {
  test.each([
    ['CA', QC, '2026-01-01', 'GST 5, QST 9.975'],
    ['CA', QC, '2012-12-31', 'GST 5, QST 9.5'],
    ['CA', QC, '2007-12-31', 'GST 7, QST 9.5'],
    ['CA', ON, '2010-06-30', ''],
    ['CA', ON, '2010-07-01', 'HST 13'],
    ['CA', ON, '2031-01-01', ''],
    ['CA', 3, '2026-01-01', ''],
    ['CA', null, '2026-01-01', ''],
    ['LI', null, '2026-01-01', 'VAT 8'],
    ['LI', 9, '2026-01-01', 'VAT 8'],
    ['HK', null, '2026-01-01', ''],
  ])('%s-%s on %s: %s', (countryCode, stateId, day, expected) => {
    const components = componentsInForce(RATES, { countryCode, stateId }, new Date(day));
    expect(components.map(({ code, percent }) => `${code} ${percent}`).join(', ')).toBe(expected);
  });
});

const QUEBEC = componentsInForce(RATES, { countryCode: 'CA', stateId: QC }, new Date('2026-01-01'));

test.each([
  ['149.75', ['50.00', '99.75']],
  // 1.66 of 11.09: 0.5545 and 1.1062 would sum to 1.67 if each were rounded.
  ['1.66', ['0.55', '1.11']],
  ['0.01', ['0.00', '0.01']],
  ['-149.75', ['-50.00', '-99.75']],
  ['0', ['0.00', '0.00']],
])('%s of tax in Quebec is %p', (tax, amounts) => {
  expect(
    splitTax(decimal(tax), QUEBEC).map(({ amount }) => amount.toFixed(2).replace('-0.00', '0.00')),
  ).toEqual(amounts);
});

test('the parts of a tax sum to it, none is a cent off its share, and a credit undoes them', () => {
  const percents = fc.array(fc.integer({ min: 1, max: 250_000 }), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 12n }), percents, (cents, rates) => {
      const components = rates.map(
        (each, index): TaxComponent => ({
          code: String(index),
          nameEn: '',
          nameFr: '',
          percent: decimal(String(each)).div(10_000).toFixed(),
          registrationNumber: null,
        }),
      );
      const base = decimal(String(cents)).div(100);
      const tax = percentOf(base, totalPercent(components));
      const parts = splitTax(tax, components);
      expect(sumMoney(parts.map(({ amount }) => amount)).toFixed()).toBe(tax.toFixed());
      for (const { amount, percent } of parts) {
        expect(amount.isNegative() && !amount.isZero()).toBe(false);
        expect(amount.decimalPlaces()).toBeLessThanOrEqual(2);
        const share = tax.mul(percent).div(totalPercent(components));
        expect(amount.minus(share).abs().lessThan('0.01')).toBe(true);
      }
      const back = splitTax(tax.negated(), components);
      expect(
        back.map(({ amount }, index) => amount.plus(parts[index]?.amount ?? new Decimal(1)).isZero()),
      ).toEqual(parts.map(() => true));
    }),
  );
});
