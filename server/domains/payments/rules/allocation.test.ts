import { expect, test } from '@jest/globals';
import { decimal } from '../../../lib/money.ts';
import { allocate, drawOrderMoney, drawPrepayments } from './allocation.ts';

const owed = [
  { id: 1, dueOn: '2026-03-01', balance: decimal('100') },
  { id: 2, dueOn: '2026-02-01', balance: decimal('50') },
  { id: 3, dueOn: '2026-02-01', balance: decimal('20') },
];
const refunded = (wanted: readonly (readonly [number, string])[]) =>
  wanted.map(([invoiceId, amount]) => ({ invoiceId, amount: decimal(amount) }));

test.each([
  ['nothing', '0', [], '0.00'],
  ['a part of what is due first', '30', [[2, '30.00']], '0.00'],
  [
    'ties by their number',
    '60',
    [
      [2, '50.00'],
      [3, '10.00'],
    ],
    '0.00',
  ],
  [
    'all, and the rest is kept',
    '200',
    [
      [2, '50.00'],
      [3, '20.00'],
      [1, '100.00'],
    ],
    '30.00',
  ],
] as const)('by itself money goes to %s', (_what, money, legs, rest) => {
  const shared = allocate(decimal(money), owed, null);
  if ('refused' in shared) throw new Error(shared.refused.code);
  expect(shared.legs.map(({ invoiceId, amount }) => [invoiceId, amount.toFixed(2)])).toEqual(legs);
  expect(shared.rest.toFixed(2)).toBe(rest);
});

test.each([
  [
    'as told',
    '100',
    [
      [1, '40'],
      [3, '20'],
    ],
    '40.00',
  ],
  ['nothing at all, when that is what was told', '100', [], '100.00'],
] as const)('money goes %s', (_what, money, wanted, rest) => {
  const shared = allocate(decimal(money), owed, refunded(wanted));
  if ('refused' in shared) throw new Error(shared.refused.code);
  expect(shared.legs).toEqual(refunded(wanted));
  expect(shared.rest.toFixed(2)).toBe(rest);
});

test.each([
  [
    'an invoice of which nothing is owed',
    '100',
    [
      [1, '10'],
      [9, '1'],
    ],
    { code: 'INVOICE_NOT_OWED', at: 1 },
  ],
  ['more than is owed', '100', [[2, '50.01']], { code: 'ALLOCATION_BEYOND_BALANCE', at: 0 }],
  [
    'more than is owed in two parts',
    '100',
    [
      [2, '30'],
      [2, '30'],
    ],
    { code: 'ALLOCATION_BEYOND_BALANCE', at: 1 },
  ],
  [
    'more than there is',
    '60',
    [
      [1, '40'],
      [2, '21'],
    ],
    { code: 'ALLOCATIONS_BEYOND_PAYMENT', at: null },
  ],
] as const)('%s is refused', (_what, money, wanted, refused) => {
  expect(allocate(decimal(money), owed, refunded(wanted))).toEqual({ refused });
});

test('prepayments give in their order, and no more than is due', () => {
  const prepayments = ['10', '5', '100'].map((available, id) => ({ id, available: decimal(available) }));
  const drawn = (due: string) =>
    drawPrepayments(decimal(due), prepayments).map(({ paymentId, amount }) => [paymentId, amount.toFixed(2)]);
  expect(drawn('12.50')).toEqual([
    [0, '10.00'],
    [1, '2.50'],
  ]);
  expect(drawn('0')).toEqual([]);
});

test('money of an order goes to its own invoices before those that are due first', () => {
  const shared = allocate(
    decimal('110'),
    owed.map((invoice) => ({ ...invoice, isOfOrder: invoice.id === 1 })),
    null,
  );
  if ('refused' in shared) throw new Error(shared.refused.code);
  expect(shared.legs.map(({ invoiceId, amount }) => [invoiceId, amount.toFixed()])).toEqual([
    [1, '100'],
    [2, '10'],
  ]);
});

test.each<[string, paid: string[], balances: string[], [paymentId: number, invoiceId: number, string][]]>([
  ['nothing was paid', [], ['50'], []],
  ['nothing is owed', ['50'], [], []],
  ['a part', ['30'], ['50'], [[0, 0, '30']]],
  [
    'one payment over two shipments',
    ['60'],
    ['50', '40'],
    [
      [0, 0, '50'],
      [0, 1, '10'],
    ],
  ],
  [
    'two payments over one shipment',
    ['30', '30'],
    ['50'],
    [
      [0, 0, '30'],
      [1, 0, '20'],
    ],
  ],
  [
    'two payments over two shipments',
    ['30', '50'],
    ['40', '60'],
    [
      [0, 0, '30'],
      [1, 0, '10'],
      [1, 1, '40'],
    ],
  ],
  [
    'more than all',
    ['100'],
    ['20', '30'],
    [
      [0, 0, '20'],
      [0, 1, '30'],
    ],
  ],
])('money of an order goes to its oldest invoice first: %s', (_what, paid, balances, legs) => {
  const drawn = drawOrderMoney(
    paid.map((available, id) => ({ id, available: decimal(available) })),
    balances.map((balance, id) => ({ id, balance: decimal(balance) })),
  );
  expect(drawn.map(({ paymentId, invoiceId, amount }) => [paymentId, invoiceId, amount.toFixed()])).toEqual(
    legs,
  );
});
