import { expect, test } from '@jest/globals';
import { decimal } from '../../../lib/money.ts';
import { type InvoiceToSettle, outdatedSettlements, settlementOf } from './settle-change.ts';

type Given = Partial<Record<keyof InvoiceToSettle, string>>;

function invoice(id: number, given: Given = {}): InvoiceToSettle {
  const { total = '100', applied = '0', credited = '0', settled = credited } = given;
  const balance = given.balance ?? decimal(total).minus(decimal(applied)).toFixed(2);
  const { tax = '0', creditedTax = '0', settledTax = creditedTax } = given;
  const [all, taken, owed, back, ofOrder] = [total, applied, balance, credited, settled].map(decimal);
  const zero = decimal('0');
  return {
    tax: decimal(tax),
    creditedTax: decimal(creditedTax),
    settledTax: decimal(settledTax),
    id,
    total: all ?? zero,
    applied: taken ?? zero,
    balance: owed ?? zero,
    credited: back ?? zero,
    settled: ofOrder ?? zero,
  };
}

test.each<[string, string, InvoiceToSettle[], number[], [number, string, string][]]>([
  ['as invoiced', '100', [invoice(1)], [], []],
  ['more than invoiced', '120', [invoice(1)], [], []],
  ['less, open', '60', [invoice(1)], [], [[1, '40.00', '40.00']]],
  ['less, paid', '60', [invoice(1, { applied: '100' })], [], [[1, '40.00', '0.00']]],
  ['less, partly paid', '30', [invoice(1, { applied: '60' })], [], [[1, '70.00', '40.00']]],
  ['nothing, open', '0', [invoice(1), invoice(2)], [1, 2], []],
  [
    'nothing, one of two paid',
    '0',
    [invoice(1, { applied: '100' }), invoice(2)],
    [],
    [
      [2, '100.00', '100.00'],
      [1, '100.00', '0.00'],
    ],
  ],
  [
    'less than the newest',
    '80',
    [invoice(1), invoice(2, { total: '50' })],
    [],
    [
      [2, '50.00', '50.00'],
      [1, '20.00', '20.00'],
    ],
  ],
  ['settled already', '60', [invoice(1, { applied: '40', credited: '40' })], [], []],
  ['less again', '50', [invoice(1, { applied: '40', credited: '40' })], [], [[1, '10.00', '10.00']]],
  ['written off', '0', [invoice(1, { applied: '30', balance: '0' })], [], [[1, '30.00', '0.00']]],
  [
    'goodwill was given',
    '0',
    [invoice(1, { applied: '100', credited: '20', settled: '0' })],
    [],
    [[1, '80.00', '0.00']],
  ],
])('an order with a total of %s', (_what, due, invoices, voided, credits) => {
  const settled = settlementOf({ total: decimal(due), tax: decimal('0') }, invoices);
  expect(settled.voided).toEqual(voided);
  expect(
    settled.credits.map(({ invoiceId, amount, applied }) => [
      invoiceId,
      amount.toFixed(2),
      applied.toFixed(2),
    ]),
  ).toEqual(credits);
});

test.each<[string, [total: string, tax: string], InvoiceToSettle[], [string, string][]]>([
  ['a share', ['55', '5'], [invoice(1, { total: '110', tax: '10' })], [['55.00', '5.00']]],
  // Shipping is not taxed, so the taxed amount is credited, not a share of the total.
  ['all that was taxed', ['10', '0'], [invoice(1, { total: '65', tax: '5' })], [['55.00', '5.00']]],
  [
    'of the newest first',
    ['11', '1'],
    [invoice(1, { total: '110', tax: '10' }), invoice(2, { total: '55', tax: '5' })],
    [
      ['55.00', '5.00'],
      ['99.00', '9.00'],
    ],
  ],
  [
    'less what goodwill gave back',
    ['0', '0'],
    [
      invoice(1, {
        total: '110',
        tax: '10',
        applied: '110',
        credited: '22',
        settled: '0',
        creditedTax: '2',
        settledTax: '0',
      }),
    ],
    [['88.00', '8.00']],
  ],
  ['no more than is given back', ['108', '5'], [invoice(1, { total: '110', tax: '10' })], [['2.00', '2.00']]],
  [
    'none where it is taxed more',
    ['100', '12'],
    [invoice(1, { total: '110', tax: '10' })],
    [['10.00', '0.00']],
  ],
])(
  'credits give back the sales tax that is not due any more: %s',
  (_what, [total, tax], invoices, credits) => {
    const settled = settlementOf({ total: decimal(total), tax: decimal(tax) }, invoices);
    expect(settled.credits.map((credit) => [credit.amount.toFixed(2), credit.tax.toFixed(2)])).toEqual(
      credits,
    );
  },
);

test.each<[string, string, [string, boolean][], string[]]>([
  ['stays', '60', [['40', false]], []],
  ['becomes less', '50', [['40', false]], []],
  ['comes to more', '70', [['40', false]], ['40']],
  [
    'comes to more than the newest credit',
    '95',
    [
      ['10', false],
      ['30', false],
    ],
    ['10', '30'],
  ],
  [
    'comes to as much as the newest credit',
    '70',
    [
      ['10', false],
      ['30', false],
    ],
    ['10'],
  ],
  [
    'comes to all, of which one credit was paid out',
    '100',
    [
      ['10', true],
      ['30', false],
    ],
    ['30'],
  ],
])('what settled an order of 100.00 that %s', (_what, due, given, outdated) => {
  const settlements = given.map(([amount, isUsed]) => ({ amount: decimal(amount), isUsed }));
  const found = outdatedSettlements(decimal(due), [decimal('100')], settlements);
  expect(found.map(({ amount }) => amount.toFixed())).toEqual(outdated);
});
