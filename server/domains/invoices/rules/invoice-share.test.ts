import { expect, test } from '@jest/globals';
import { decimal, type Money, roundCents, sumMoney, ZERO } from '../../../lib/money.ts';
import { fc } from '../../../test/fast-check.ts';
import type { InvoiceAmounts, InvoiceLine } from './invoice-lines.ts';
import {
  billableTotal,
  type InvoiceShare,
  type IssuedInvoice,
  invoiceShare,
  type Pieces,
} from './invoice-share.ts';

const piece = (jobOrderId: number, quantity: number, price: string): InvoiceLine => ({
  kind: 'PIECE',
  jobOrderId,
  orderChargeId: null,
  titleEn: `Ring ${jobOrderId}`,
  titleFr: `Bague ${jobOrderId}`,
  quantity,
  unitPrice: decimal(price),
  amount: decimal(price).mul(quantity),
});

const charge = (orderChargeId: number, jobOrderId: number | null, amount: string): InvoiceLine => ({
  kind: 'CHARGE',
  jobOrderId,
  orderChargeId,
  titleEn: 'Setup',
  titleFr: 'Mise en place',
  quantity: 1,
  unitPrice: decimal(amount),
  amount: decimal(amount),
});

function wholeOf(lines: InvoiceLine[], discount: string, shipping: string, tax: string): InvoiceAmounts {
  const subTotal = sumMoney(lines.map(({ amount }) => amount));
  const sums = {
    discountValue: decimal(discount),
    shippingPrice: decimal(shipping),
    salesTaxValue: decimal(tax),
  };
  const grandTotal = subTotal.minus(sums.discountValue).plus(sums.shippingPrice).plus(sums.salesTaxValue);
  return { ...sums, subTotal, grandTotal, lines };
}

const NO_CREDIT = { amount: decimal('0'), salesTaxValue: decimal('0'), numbers: [] };

/** Tax with the ratio of the order's tax to its subtotal. */
const taxOf =
  ({ subTotal, salesTaxValue }: InvoiceAmounts) =>
  (part: { subTotal: Money }) =>
    roundCents(subTotal.isZero() ? salesTaxValue : salesTaxValue.mul(part.subTotal).div(subTotal));

/** The discount of an order, spread over its lines by amount. */
const discountOf =
  ({ subTotal, discountValue }: InvoiceAmounts) =>
  (due: ReadonlyMap<number, Money>) =>
    subTotal.isZero() ? ZERO : roundCents(discountValue.mul(sumMoney([...due.values()])).div(subTotal));

const allPieces = (lines: readonly InvoiceLine[]): Pieces =>
  new Map(
    lines.flatMap(({ kind, jobOrderId, quantity }) =>
      kind === 'PIECE' && jobOrderId ? [[jobOrderId, quantity]] : [],
    ),
  );

/** Invoices the shipments one after another, then what is left. */
function billed(whole: InvoiceAmounts, shipments: readonly Pieces[], changed = whole): InvoiceShare[] {
  const issued: IssuedInvoice[] = [];
  const left = new Map<number, number>();
  const bill = (order: InvoiceAmounts, shipmentId: number | null) => {
    const billedPieces = shipmentId === null ? null : new Map(left);
    const share = invoiceShare({
      whole: order,
      pieces: allPieces(order.lines),
      issued,
      credited: NO_CREDIT,
      billedPieces,
      atTheEnd: new Set([99]),
      discountOf: discountOf(order),
      taxOf: taxOf(order),
    });
    issued.push({ ...share, shipmentId });
    return share;
  };
  const shares = shipments.map((shipment, index) => {
    for (const [job, quantity] of shipment) left.set(job, (left.get(job) ?? 0) + quantity);
    return bill(whole, index);
  });
  return shares.at(-1)?.isLast ? shares : [...shares, bill(changed, null)];
}

const shown = ({
  subTotal,
  discountValue,
  shippingPrice,
  salesTaxValue,
  grandTotal,
  lines,
}: InvoiceShare) => ({
  lines: lines.map(({ quantity, amount }) => [quantity, amount.toFixed(2)]),
  sums: [subTotal, discountValue, shippingPrice, salesTaxValue, grandTotal].map((each) => each.toFixed(2)),
});

test('each shipment is billed its pieces, and its share of everything else; the last one takes the rest', () => {
  const whole = wholeOf([piece(1, 4, '100'), charge(1, 1, '10.01'), piece(2, 1, '50')], '10', '15', '40.01');
  const shares = billed(whole, [
    new Map([[1, 2]]),
    new Map([
      [1, 1],
      [2, 1],
    ]),
    new Map([[1, 1]]),
  ]);
  expect(shares.map(shown)).toEqual([
    {
      lines: [
        [2, '200.00'],
        [1, '5.01'],
      ],
      sums: ['205.01', '4.46', '6.68', '17.83', '225.06'],
    },
    {
      lines: [
        [1, '100.00'],
        [1, '2.50'],
        [1, '50.00'],
      ],
      sums: ['152.50', '3.31', '4.98', '13.26', '167.43'],
    },
    {
      lines: [
        [1, '100.00'],
        [1, '2.50'],
      ],
      sums: ['102.50', '2.23', '3.34', '8.92', '112.53'],
    },
  ]);
});

test('pieces removed from a job are removed from its last invoice', () => {
  const whole = wholeOf([piece(1, 4, '100'), charge(99, 1, '-200')], '0', '0', '0');
  const issued = invoiceShare({
    whole,
    pieces: new Map([[1, 2]]),
    issued: [],
    credited: NO_CREDIT,
    billedPieces: new Map([[1, 1]]),
    atTheEnd: new Set([99]),
    discountOf: discountOf(whole),
    taxOf: taxOf(whole),
  });
  expect(shown(issued).lines).toEqual([[1, '100.00']]);
});

test('pieces that were never made are not billed, nor what took them off', () => {
  const lines = [piece(1, 4, '100'), piece(2, 1, '50')];
  const [, rest] = billed(
    wholeOf(lines, '0', '20', '0'),
    [
      new Map([
        [1, 3],
        [2, 1],
      ]),
    ],
    wholeOf([...lines, charge(99, 1, '-100')], '0', '20', '0'),
  );
  expect(rest && shown(rest)).toEqual({ lines: [], sums: ['0.00', '0.00', '4.44', '0.00', '4.44'] });
});

test('bills or credits later changes of the order with the rest', () => {
  const before = wholeOf([piece(1, 2, '100'), charge(1, 1, '30')], '0', '0', '0');
  const after = wholeOf([piece(1, 2, '100'), charge(2, 1, '12')], '0', '0', '0');
  const [first, rest] = billed(before, [new Map([[1, 1]])], after);
  expect(first && shown(first).lines).toEqual([
    [1, '100.00'],
    [1, '15.00'],
  ]);
  expect(rest && shown(rest).lines).toEqual([
    [1, '100.00'],
    [1, '12.00'],
    [1, '-15.00'],
  ]);
});

test('an ended discount and reduced shipping after a partial invoice are lines of the last invoice', () => {
  const lines = [piece(1, 2, '100')];
  const [first, rest] = billed(
    wholeOf(lines, '40', '30', '0'),
    [new Map([[1, 1]])],
    wholeOf([...lines, charge(1, null, '-50')], '0', '5', '0'),
  );
  expect(first && shown(first).sums).toEqual(['100.00', '20.00', '15.00', '0.00', '95.00']);
  expect(rest && shown(rest)).toEqual({
    lines: [
      [1, '100.00'],
      [1, '-50.00'],
      [1, '20.00'],
      [1, '-10.00'],
    ],
    sums: ['60.00', '0.00', '0.00', '0.00', '60.00'],
  });
  expect(rest?.lines.slice(2).map(({ titleEn, titleFr }) => [titleEn, titleFr])).toEqual([
    ['Discount that ended', 'Remise qui a pris fin'],
    ['Shipping, reduced', 'Livraison, réduite'],
  ]);
});

test('a correction of a last invoice is not repeated by a later one', () => {
  const lines = [piece(1, 2, '100')];
  const after = wholeOf(lines, '0', '5', '0');
  const [first, rest] = billed(wholeOf(lines, '40', '30', '0'), [new Map([[1, 1]])], after);
  if (!first || !rest) throw new Error('Two invoices were made.');
  const next = invoiceShare({
    whole: wholeOf([...lines, charge(2, null, '7')], '0', '5', '0'),
    pieces: allPieces(lines),
    issued: [
      { ...first, shipmentId: 0 },
      { ...rest, shipmentId: null },
    ],
    credited: NO_CREDIT,
    billedPieces: null,
    atTheEnd: new Set(),
    discountOf: discountOf(after),
    taxOf: taxOf(after),
  });
  expect(shown(next)).toEqual({
    lines: [[1, '7.00']],
    sums: ['7.00', '0.00', '0.00', '0.00', '7.00'],
  });
});

test('does not bill a shipment below its corrections; the last invoice includes it', () => {
  const [first] = billed(wholeOf([piece(1, 1, '10'), piece(2, 2, '1')], '0', '20', '0'), [new Map([[1, 1]])]);
  if (!first) throw new Error('An invoice was made.');
  // Job 1 was cancelled after it was invoiced.
  const whole = wholeOf([piece(2, 2, '1')], '0', '40', '0');
  const order = {
    whole,
    pieces: allPieces(whole.lines),
    issued: [{ ...first, shipmentId: 0 }],
    credited: NO_CREDIT,
    atTheEnd: new Set<number>(),
    discountOf: discountOf(whole),
    taxOf: taxOf(whole),
  };
  const second = invoiceShare({ ...order, billedPieces: new Map([[2, 1]]) });
  expect(shown(second).sums).toEqual(['-9.00', '0.00', '3.33', '0.00', '-5.67']);
  const dearer = { ...whole, shippingPrice: decimal('80'), grandTotal: decimal('82') };
  const positive = invoiceShare({ ...order, whole: dearer, billedPieces: new Map([[2, 1]]) });
  expect(positive.grandTotal.greaterThan(0)).toBe(true);
  expect(billableTotal(positive).isZero()).toBe(true);
  const rest = invoiceShare({ ...order, whole: dearer, billedPieces: null });
  expect(billableTotal(rest)).toEqual(rest.grandTotal);
});

test('tax that no longer applies is a line of the last invoice, and is not credited twice', () => {
  const before = wholeOf([piece(1, 1, '100')], '80', '0', '10');
  const after = wholeOf([piece(1, 1, '100'), charge(2, 1, '-50')], '0', '0', '5');
  const [first, ...others] = billed(before, [allPieces(before.lines)]);
  if (!first) throw new Error('An invoice was made.');
  expect(others).toEqual([]);
  const order = {
    whole: after,
    pieces: allPieces(after.lines),
    credited: NO_CREDIT,
    billedPieces: null,
    atTheEnd: new Set<number>(),
    discountOf: discountOf(after),
    taxOf: taxOf(after),
  };
  const issued = [{ ...first, shipmentId: null }];
  const rest = invoiceShare({ ...order, issued });
  expect(shown(rest)).toEqual({
    lines: [
      [1, '-50.00'],
      [1, '80.00'],
      [1, '-5.00'],
    ],
    sums: ['25.00', '0.00', '0.00', '0.00', '25.00'],
  });
  const next = invoiceShare({ ...order, issued: [...issued, { ...rest, shipmentId: null }] });
  expect(shown(next)).toEqual({ lines: [], sums: ['0.00', '0.00', '0.00', '0.00', '0.00'] });
});

test('a credited amount is due again when its order costs more, with its tax, and only once', () => {
  const whole = wholeOf([piece(1, 1, '100'), piece(2, 1, '50')], '0', '0', '15');
  const [first] = billed(whole, [allPieces(whole.lines)]);
  if (!first) throw new Error('An invoice was made.');
  const order = {
    pieces: allPieces(whole.lines),
    credited: { amount: decimal('55'), salesTaxValue: decimal('5'), numbers: ['CR-10001'] },
    billedPieces: null,
    atTheEnd: new Set<number>(),
    discountOf: discountOf(whole),
    taxOf: taxOf(whole),
  };
  const issued = [{ ...first, shipmentId: null }];
  const cancelled = wholeOf([piece(1, 1, '100')], '0', '0', '10');
  expect(invoiceShare({ ...order, issued, whole: cancelled }).grandTotal.toFixed(2)).toBe('0.00');
  const again = invoiceShare({ ...order, issued, whole });
  expect(shown(again)).toEqual({ lines: [[1, '50.00']], sums: ['50.00', '0.00', '0.00', '5.00', '55.00'] });
  expect(again.lines.map(({ kind, titleEn }) => [kind, titleEn])).toEqual([
    ['CREDITED', 'Credited by CR-10001, owed again'],
  ]);
  const after = invoiceShare({ ...order, issued: [...issued, { ...again, shipmentId: null }], whole });
  expect(shown(after)).toEqual({ lines: [], sums: ['0.00', '0.00', '0.00', '0.00', '0.00'] });
});

test('pieces that an invoice took back are billed again at their price, when their job is restored', () => {
  const whole = wholeOf([piece(1, 3, '5.00')], '0', '0', '0');
  const withService = wholeOf([charge(1, 2, '15.00')], '0', '0', '0');
  const order = {
    pieces: allPieces(whole.lines),
    atTheEnd: new Set<number>(),
    discountOf: () => ZERO,
    billedPieces: null,
    taxOf: () => ZERO,
    credited: NO_CREDIT,
  };
  const issued: IssuedInvoice[] = [];
  const bill = (now: InvoiceAmounts) => {
    const share = invoiceShare({ ...order, whole: now, issued });
    issued.push({ ...share, shipmentId: null });
    return share.lines.map(({ quantity, unitPrice, amount }) => [
      quantity,
      ...[unitPrice, amount].map(String),
    ]);
  };
  expect(bill(whole)).toEqual([[3, '5', '15']]);
  expect(bill(withService)).toEqual([
    [1, '15', '15'],
    [1, '-15', '-15'],
  ]);
  expect(bill(wholeOf([...whole.lines, ...withService.lines], '0', '0', '0'))).toEqual([[3, '5', '15']]);
});

const cents = (max: number) =>
  fc.integer({ min: 0, max }).map((each) => decimal(String(each)).div(100).toFixed(2));

test('with any number of shipments, invoices sum to the order, and nothing is billed twice', () => {
  const jobs = fc.array(
    fc.record({ quantity: fc.integer({ min: 1, max: 6 }), price: cents(900_000), setup: cents(9000) }),
    { minLength: 1, maxLength: 5 },
  );
  const steps = fc.array(fc.array(fc.nat({ max: 4 }), { maxLength: 5 }), { maxLength: 6 });
  fc.assert(
    fc.property(
      jobs,
      steps,
      fc.nat({ max: 100 }),
      cents(20_000),
      cents(90_000),
      (drawn, wanted, off, shipping, tax) => {
        const lines = drawn.flatMap(({ quantity, price, setup }, index) => [
          piece(index + 1, quantity, price),
          charge(index + 1, index + 1, setup),
        ]);
        const discount = sumMoney(lines.map(({ amount }) => amount))
          .mul(off)
          .div(100)
          .toFixed(2);
        const whole = wholeOf(lines, discount, shipping, tax);
        const left = new Map(allPieces(lines));
        const shipments = wanted.flatMap((pieces) => {
          const leaving = new Map(
            pieces.flatMap((most, index) => {
              const quantity = Math.min(most, left.get(index + 1) ?? 0);
              left.set(index + 1, (left.get(index + 1) ?? 0) - quantity);
              return quantity > 0 ? [[index + 1, quantity] as const] : [];
            }),
          );
          return leaving.size > 0 ? [leaving] : [];
        });
        const shares = billed(whole, shipments);
        const sum = (of: (share: InvoiceShare) => Money) => sumMoney(shares.map(of)).toFixed(2);
        for (const name of [
          'subTotal',
          'discountValue',
          'shippingPrice',
          'salesTaxValue',
          'grandTotal',
        ] as const)
          expect(sum((share) => share[name])).toBe(whole[name].toFixed(2));
        for (const share of shares) {
          expect(sumMoney(share.lines.map(({ amount }) => amount)).toFixed(2)).toBe(
            share.subTotal.toFixed(2),
          );
          for (const { quantity, unitPrice, amount } of share.lines)
            expect(unitPrice.mul(quantity).toFixed(2)).toBe(amount.toFixed(2));
          expect(share.grandTotal.isNegative() && !share.grandTotal.isZero()).toBe(false);
        }
        for (const [job, quantity] of allPieces(lines))
          expect(
            shares
              .flatMap((share) => share.lines)
              .filter((line) => line.kind === 'PIECE' && line.jobOrderId === job)
              .reduce((all, line) => all + line.quantity, 0),
          ).toBe(quantity);
      },
    ),
  );
});
