import { expect, test } from '@jest/globals';
import { decimal } from '../../../lib/money.ts';
import { exceedsCreditLimit } from './credit-limit.ts';
import { shippableQuantity } from './line-state.ts';
import { editRefusal } from './order-edits.ts';
import { orderProgress } from './order-progress.ts';
import { refuseTerms } from './order-terms.ts';
import { creditedPart, isDepositReversed, paymentStanding } from './payment-standing.ts';
import { line, ORDER } from './sales-order.examples.ts';
import type { LineFacts } from './sales-order-facts.ts';

const PROGRESS: [string, LineFacts[], object | null][] = [
  ['nothing begun', [line('NEW')], { pieces: 2, shipped: 0, percent: 0 }],
  ['in work', [line('IN_PRODUCTION')], { inProduction: 2, percent: 33 }],
  ['ready', [line('READY')], { ready: 2, percent: 66 }],
  ['one of two left', [line('READY', { shippedQuantity: 1 })], { ready: 1, shipped: 1, percent: 83 }],
  ['left', [line('SHIPPED', { shippedQuantity: 2 })], { shipped: 2, percent: 100 }],
  ['closed short', [line('SHIPPED', { shippedQuantity: 1 })], { pieces: 1, shipped: 1, percent: 100 }],
  ['left without a shipment', [line('COMPLETED')], { shipped: 2, percent: 100 }],
  [
    'a line weighs by its pieces',
    [line('READY', { quantity: 1 }), line('NEW', { quantity: 9 })],
    { pieces: 10, percent: 6 },
  ],
  ['what was cancelled does not count', [line('CANCELLED'), line('READY')], { pieces: 2, percent: 66 }],
  ['nothing is made', [line('CANCELLED')], null],
];

test.each(PROGRESS)('progress: %s', (_what, lines, expected) => {
  if (expected === null) expect(orderProgress(lines, true)).toBeNull();
  else expect(orderProgress(lines, true)).toMatchObject(expected);
});

test('what lies in stock waits until its order is confirmed, and is ready from then on', () => {
  const stock = line('READY', { isStock: true });
  expect(orderProgress([stock], false)).toMatchObject({ ready: 0, percent: 0 });
  expect(orderProgress([stock], true)).toMatchObject({ ready: 2, percent: 66 });
  expect([shippableQuantity(stock, false), shippableQuantity(stock, true)]).toEqual([0, 2]);
  expect(shippableQuantity({ ...stock, jobStatus: 'CANCELLED' }, true)).toBe(0);
});

test.each([
  ['NET_30', null, [], '0', '0', '500'],
  ['PREPAID', null, ['100'], '500', '400', '400'],
  ['ON_HOLD', null, [], '500', '500', '500'],
  ['NET_30', '33.33', ['100', '66.65'], '166.65', '0', '333.35'],
  ['PREPAID', '10', ['600'], '50', '0', '-100'],
] as const)(
  'payment on %s terms with %s %% after %p',
  (terms, percent, paid, required, requiredDue, balance) => {
    const standing = paymentStanding({
      total: ORDER.total,
      terms,
      depositPercent: percent === null ? null : decimal(percent),
      deposits: paid.map((amount) => decimal(amount)),
      isConfirmed: false,
      isCancelled: false,
      requiredAtConfirm: null,
    });
    const texts = Object.fromEntries(
      Object.entries(standing).map(([name, amount]) => [name, amount.toFixed()]),
    );
    expect(texts).toMatchObject({ required, requiredDue, balance });
  },
);

test.each([
  ['no credit', [{ settled: '0', entries: [{ kind: 'PAYMENT_APPLIED', amount: '100' }] }], '0'],
  ['a credit of the customer', [{ settled: '0', entries: [{ kind: 'CREDIT_APPLIED', amount: '30' }] }], '30'],
  [
    'a credit that was taken back',
    [{ settled: '0', entries: ['30', '-30'].map((amount) => ({ kind: 'CREDIT_APPLIED', amount })) }],
    '0',
  ],
  [
    'a credit memo that reduced its total',
    [{ settled: '20', entries: [{ kind: 'CREDIT_APPLIED', amount: '20' }] }],
    '0',
  ],
  ['a credit memo that paid something else', [{ settled: '20', entries: [] }], '0'],
] as const)('of the payments of an order, %s comes from credits', (_what, invoices, part) => {
  expect(creditedPart(invoices).toFixed()).toBe(part);
});

test('the credit limit counts open amounts besides the order itself', () => {
  const [limit, own] = [decimal('1000'), decimal('400')];
  expect(exceedsCreditLimit({ limit, open: [decimal('600')], own })).toBe(false);
  expect(exceedsCreditLimit({ limit, open: [decimal('600.01')], own })).toBe(true);
  expect(exceedsCreditLimit({ limit: null, open: [decimal('9999')], own })).toBe(false);
  expect(exceedsCreditLimit({ limit, open: [decimal('9999')], own: decimal('0') })).toBe(false);
});

test('layaway leaves when it is paid, other orders when pieces are ready', () => {
  const ready = { ...ORDER, status: 'READY' as const, lines: [line('READY')] };
  expect(editRefusal(ready, 'CREATE_SHIPMENT')).toBeNull();
  expect(editRefusal({ ...ready, kind: 'POS_LSO' }, 'CREATE_SHIPMENT')).toBe('ORDER_NOT_PAID');
  expect(editRefusal({ ...ready, kind: 'POS_LSO', deposits: [ORDER.total] }, 'CREATE_SHIPMENT')).toBeNull();
  expect(editRefusal({ ...ready, status: 'IN_PRODUCTION', lines: [line('NEW')] }, 'CREATE_SHIPMENT')).toBe(
    'NOTHING_TO_SHIP',
  );
  expect(editRefusal({ ...ready, status: 'NEW' }, 'CREATE_SHIPMENT')).toBe('STATUS_TRANSITION_DENIED');
  const mixed = {
    ...ready,
    status: 'CONFIRMED' as const,
    lines: [line('NEW'), line('READY', { isStock: true })],
  };
  expect(editRefusal({ ...mixed, isConfirmed: true }, 'CREATE_SHIPMENT')).toBeNull();
  expect(editRefusal({ ...mixed, lines: [line('NEW')] }, 'CREATE_SHIPMENT')).toBe('NOTHING_TO_SHIP');
  expect(editRefusal({ ...ready, status: 'SHIPPED' }, 'PIN_PRICE')).toBe('STATUS_TRANSITION_DENIED');
});

test.each([
  [{ kind: 'POS_LSO', depositPercent: null, payUntil: null }, 'depositPercent'],
  [{ kind: 'POS_LSO', depositPercent: decimal('30'), payUntil: '2026-03-09' }, 'payUntil'],
  [{ kind: 'SO', depositPercent: decimal('100.01'), payUntil: null }, 'depositPercent'],
  [{ kind: 'SO', depositPercent: decimal('0'), payUntil: null }, 'depositPercent'],
  [{ kind: 'SO', depositPercent: null, payUntil: '2026-04-01' }, 'payUntil'],
  [{ kind: 'SO', depositPercent: decimal('12.345'), payUntil: null }, 'depositPercent'],
] as const)('the terms %p are refused', (terms, path) => {
  expect(refuseTerms(terms, '2026-03-10')?.path).toBe(path);
});

test.each<
  [string, State, asked: string | null, total: string, paid: string[], due: string, reversed: boolean]
>([
  ['not confirmed yet', 'NEW', null, '500', [], '150', false],
  ['paid as it was asked', 'CONFIRMED', '150', '500', ['150'], '0', false],
  ['a cent went back', 'CONFIRMED', '150', '500', ['149.99'], '0.01', true],
  ['all went back', 'CONFIRMED', '150', '500', [], '150', true],
  ['dearer since', 'CONFIRMED', '150', '900', ['150'], '0', false],
  ['dearer since, and a part went back', 'CONFIRMED', '150', '900', ['100'], '50', true],
  ['cheaper since, and a part went back', 'CONFIRMED', '150', '300', ['90'], '0', false],
  ['cheaper since, and more went back', 'CONFIRMED', '150', '300', ['89.99'], '0.01', true],
  ['nothing was asked', 'CONFIRMED', '0', '500', [], '0', false],
  ['of before this was kept', 'CONFIRMED', null, '500', [], '0', false],
  ['cancelled at a fee', 'CANCELLED', null, '80', [], '0', false],
])('a deposit of 30 per cent, %s', (_what, state, asked, total, paid, due, reversed) => {
  const order = {
    isConfirmed: state === 'CONFIRMED',
    isCancelled: state === 'CANCELLED',
    requiredAtConfirm: asked === null ? null : decimal(asked),
    total: decimal(total),
    terms: 'NET_30' as const,
    depositPercent: decimal('30'),
    deposits: paid.map((amount) => decimal(amount)),
  };
  expect([isDepositReversed(order), paymentStanding(order).requiredDue.toFixed()]).toEqual([reversed, due]);
});

type State = 'NEW' | 'CONFIRMED' | 'CANCELLED';
