import { expect, test } from '@jest/globals';
import { decimal, sumMoney } from '../../../lib/money.ts';
import { fc } from '../../../test/fast-check.ts';
import { type BilledCharge, type BilledJob, invoiceAmounts } from './invoice-lines.ts';

const job = (id: number, lineTotal: string, more: Partial<BilledJob> = {}): BilledJob => ({
  id,
  titleEn: `Ring ${id}`,
  titleFr: `Bague ${id}`,
  quantity: 2,
  unitPrice: decimal(lineTotal).div(2).toFixed(2),
  lineTotal,
  remadeFromId: null,
  ...more,
});

const charge = (
  id: number,
  kind: string,
  amount: string,
  more: Partial<BilledCharge> = {},
): BilledCharge => ({
  id,
  kind,
  amount,
  salesTax: '0',
  jobOrderId: 1,
  reversesId: null,
  nameEn: kind,
  nameFr: kind,
  ...more,
});

/** An order with 10.00 discount, 15.00 shipping and 8.00 tax. */
function billed(jobs: readonly BilledJob[], charges: readonly BilledCharge[]) {
  const subTotal = sumMoney(
    jobs.filter(({ remadeFromId }) => remadeFromId === null).map(({ lineTotal }) => decimal(lineTotal)),
  );
  const placed = {
    subTotal: subTotal.toFixed(2),
    discountValue: '10.00',
    shippingPrice: '15.00',
    salesTaxValue: '8.00',
    grandTotal: subTotal.plus('13').toFixed(2),
  };
  const { lines, ...sums } = invoiceAmounts({ placed, jobs, charges });
  return {
    lines: lines.map(({ kind, jobOrderId, amount }) => [kind, jobOrderId, amount.toFixed(2)]),
    subTotal: sums.subTotal.toFixed(2),
    shipping: sums.shippingPrice.toFixed(2),
    tax: sums.salesTaxValue.toFixed(2),
    total: sums.grandTotal.toFixed(2),
  };
}

test('an order as placed', () => {
  expect(billed([job(1, '100'), job(2, '60')], [])).toEqual({
    lines: [
      ['PIECE', 1, '100.00'],
      ['PIECE', 2, '60.00'],
    ],
    subTotal: '160.00',
    shipping: '15.00',
    tax: '8.00',
    total: '173.00',
  });
});

test('settled metal has its own lines, with tax', () => {
  const charges = [
    charge(1, 'METAL_WEIGHT', '4.20', { salesTax: '0.37' }),
    charge(2, 'METAL_MARKET', '-1.10', { salesTax: '-0.10' }),
    charge(3, 'SERVICE', '25', { salesTax: '2.22' }),
  ];
  expect(billed([job(1, '100')], charges)).toMatchObject({
    lines: [
      ['PIECE', 1, '100.00'],
      ['METAL_WEIGHT', 1, '4.20'],
      ['METAL_MARKET', 1, '-1.10'],
      ['CHARGE', 1, '25.00'],
    ],
    subTotal: '128.10',
    tax: '10.49',
    total: '143.59',
  });
});

test('omits reversed charges', () => {
  const charges = [
    charge(1, 'METAL_WEIGHT', '4.20', { salesTax: '0.37' }),
    charge(2, 'METAL_WEIGHT', '-4.20', { salesTax: '-0.37', reversesId: 1 }),
    charge(3, 'METAL_WEIGHT', '3.00', { salesTax: '0.27' }),
  ];
  expect(billed([job(1, '100')], charges).lines).toEqual([
    ['PIECE', 1, '100.00'],
    ['METAL_WEIGHT', 1, '3.00'],
  ]);
});

test('a cancelled job costs only its fee, and shipping is reduced accordingly', () => {
  const charges = [
    charge(1, 'CANCELLATION', '-100', { salesTax: '-8' }),
    charge(2, 'CANCELLATION_FEE', '30', { salesTax: '2.4' }),
    charge(3, 'SHIPPING', '-5', { jobOrderId: null }),
  ];
  expect(billed([job(1, '100'), job(2, '60')], charges)).toMatchObject({
    lines: [
      ['CHARGE', 1, '30.00'],
      ['PIECE', 2, '60.00'],
    ],
    shipping: '10.00',
  });
});

test('a remade piece is on its new job', () => {
  const charges = [charge(1, 'REMADE', '-100'), charge(2, 'REMAKE', '100', { jobOrderId: 2 })];
  expect(billed([job(1, '100'), job(2, '100', { remadeFromId: 1 })], charges).lines).toEqual([
    ['CHARGE', 2, '100.00'],
  ]);
});

const amount = fc
  .integer({ min: -50_000, max: 50_000 })
  .map((cents) => decimal(`${cents}`).div(100).toFixed(2));

test('lines sum to the subtotal, and that with discount, shipping and tax to the total, to the cent', () => {
  const jobs = fc.array(
    fc.integer({ min: 0, max: 90_000 }).map((cents) => decimal(`${cents}`).mul('0.02').toFixed(2)),
    { minLength: 1, maxLength: 5 },
  );
  const kinds = fc.constantFrom('SERVICE', 'METAL_WEIGHT', 'METAL_MARKET', 'PRICE', 'SHORT', 'SHIPPING');
  const charges = fc.array(fc.record({ kind: kinds, amount, salesTax: amount, of: fc.nat({ max: 5 }) }));
  fc.assert(
    fc.property(jobs, charges, (totals, drawn) => {
      const { subTotal, shipping, tax, total, lines } = billed(
        totals.map((each, index) => job(index + 1, each)),
        drawn.map(({ of, kind, ...each }, index) => ({
          ...charge(index + 1, kind, each.amount, { salesTax: each.salesTax }),
          jobOrderId: of === 0 ? null : of,
        })),
      );
      expect(sumMoney(lines.map(([, , each]) => decimal(String(each)))).toFixed(2)).toBe(subTotal);
      expect(decimal(subTotal).minus('10').plus(shipping).plus(tax).toFixed(2)).toBe(total);
    }),
  );
});
