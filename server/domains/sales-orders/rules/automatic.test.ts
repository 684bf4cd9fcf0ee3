import { expect, test } from '@jest/globals';
import { addHours } from '../../../lib/calendar.ts';
import { decimal } from '../../../lib/money.ts';
import { follow } from '../transitions/settle-order.ts';
import { line, NOW, ORDER } from './sales-order.examples.ts';
import type { LineFacts, SalesOrderFacts } from './sales-order-facts.ts';
import { SALES_ORDER_STATUS_CODES, type SalesOrderStatusCode } from './status-codes.ts';

const shipped = line('SHIPPED', { shippedQuantity: 2 });
const part = line('READY', { shippedQuantity: 1 });

/** The status that automatic steps lead to. */
function comesTo(changes: Partial<SalesOrderFacts>, now = NOW): SalesOrderStatusCode {
  return follow({ ...ORDER, ...changes }, now).facts.status;
}

const CASES: [string, Partial<SalesOrderFacts>, SalesOrderStatusCode][] = [
  ['days to pay: confirmed at once', {}, 'CONFIRMED'],
  ['paid before: waits', { terms: 'PREPAID' }, 'AWAITING_PAYMENT'],
  ['paid before, and paid', { terms: 'PREPAID', deposits: [decimal('500')] }, 'CONFIRMED'],
  ['an account on hold stays new', { terms: 'ON_HOLD' }, 'NEW'],
  ['beyond the limit stays new', { isBeyondCredit: true }, 'NEW'],
  [
    'beyond the limit with a deposit to pay waits for it',
    { isBeyondCredit: true, depositPercent: decimal('30') },
    'AWAITING_PAYMENT',
  ],
  ['a deposit is awaited', { depositPercent: decimal('30') }, 'AWAITING_PAYMENT'],
  [
    'a deposit one cent short',
    { status: 'AWAITING_PAYMENT', depositPercent: decimal('30'), deposits: [decimal('149.99')] },
    'AWAITING_PAYMENT',
  ],
  [
    'a deposit that is there',
    { status: 'AWAITING_PAYMENT', depositPercent: decimal('30'), deposits: [decimal('150')] },
    'CONFIRMED',
  ],
  ['a job starts', { status: 'CONFIRMED', lines: [line('IN_PRODUCTION'), line('NEW')] }, 'IN_PRODUCTION'],
  [
    'a held job had started',
    { status: 'CONFIRMED', lines: [line('ON_HOLD', { jobPreviousStatus: 'QUALITY_CHECK' })] },
    'IN_PRODUCTION',
  ],
  ['all lines ready', { status: 'IN_PRODUCTION', lines: [line('READY'), line('READY')] }, 'READY'],
  [
    'what was cancelled is not waited for',
    { status: 'IN_PRODUCTION', lines: [line('READY'), line('CANCELLED')] },
    'READY',
  ],
  [
    'one line back on the bench',
    { status: 'READY', lines: [line('READY'), line('QUALITY_CHECK')] },
    'IN_PRODUCTION',
  ],
  ['some pieces left', { status: 'READY', lines: [part, line('READY')] }, 'PARTIALLY_SHIPPED'],
  [
    'some pieces left while others are made',
    { status: 'IN_PRODUCTION', lines: [shipped, line('IN_PRODUCTION')] },
    'PARTIALLY_SHIPPED',
  ],
  ['all pieces left', { status: 'PARTIALLY_SHIPPED', lines: [shipped, shipped] }, 'SHIPPED'],
  ['the rest was cancelled', { status: 'PARTIALLY_SHIPPED', lines: [shipped, line('CANCELLED')] }, 'SHIPPED'],
  [
    'the only shipment was voided',
    { status: 'PARTIALLY_SHIPPED', lines: [line('READY'), line('READY')] },
    'READY',
  ],
  [
    'the only shipment was voided while others are made',
    { status: 'PARTIALLY_SHIPPED', lines: [line('READY'), line('NEW')] },
    'IN_PRODUCTION',
  ],
  [
    'one of two shipments was voided',
    { status: 'SHIPPED', lines: [shipped, line('READY')] },
    'PARTIALLY_SHIPPED',
  ],
  [
    'all jobs are complete',
    { status: 'SHIPPED', lines: [line('COMPLETED', { shippedQuantity: 2 })] },
    'COMPLETED',
  ],
  ['every job was cancelled', { status: 'IN_PRODUCTION', lines: [line('CANCELLED')] }, 'CANCELLED'],
  [
    'all of it lies in stock',
    { lines: [line('READY', { isStock: true }), line('READY', { isStock: true })] },
    'READY',
  ],
  [
    'all of it lies in stock, and it is not paid',
    { terms: 'PREPAID', lines: [line('READY', { isStock: true })] },
    'AWAITING_PAYMENT',
  ],
  ['a part lies in stock', { lines: [line('NEW'), line('READY', { isStock: true })] }, 'CONFIRMED'],
  [
    'the part from stock left before work began',
    { lines: [line('NEW'), line('SHIPPED', { isStock: true, shippedQuantity: 2 })] },
    'PARTIALLY_SHIPPED',
  ],
  [
    'the part from stock came back before work began',
    {
      status: 'PARTIALLY_SHIPPED',
      isConfirmed: true,
      lines: [line('NEW'), line('READY', { isStock: true })],
    },
    'CONFIRMED',
  ],
  [
    'a held order stays held',
    { status: 'ON_HOLD', previousStatus: 'CONFIRMED', lines: [line('READY')] },
    'ON_HOLD',
  ],
];

test.each(CASES)('%s', (_what, changes, status) => {
  expect(comesTo(changes)).toBe(status);
});

test('cancels an order unpaid for 14 days, but never one with payments or started work', () => {
  const waiting = { status: 'AWAITING_PAYMENT', terms: 'PREPAID', statusSince: NOW } as const;
  const after = (hours: number) => addHours(NOW, hours);
  expect(comesTo(waiting, after(14 * 24 - 1))).toBe('AWAITING_PAYMENT');
  expect(comesTo(waiting, after(14 * 24))).toBe('CANCELLED');
  expect(comesTo({ ...waiting, deposits: [decimal('1')] }, after(400))).toBe('AWAITING_PAYMENT');
  expect(comesTo({ ...waiting, lines: [line('IN_PRODUCTION')] }, after(400))).toBe('AWAITING_PAYMENT');
});

/** One job status for each standing of a line. */
const STANDINGS = ['NEW', 'IN_PRODUCTION', 'READY', 'SHIPPED', 'COMPLETED', 'CANCELLED', 'ON_HOLD'] as const;

const LINES: LineFacts[] = STANDINGS.flatMap((status) =>
  [0, 1, 2].flatMap((shippedQuantity) =>
    [false, true].map((isStock) => line(status, { isStock, shippedQuantity, jobPreviousStatus: 'READY' })),
  ),
);

test.each(SALES_ORDER_STATUS_CODES)(
  'from %s every order reaches a final status, with any lines',
  (status) => {
    for (const one of LINES)
      for (const other of LINES) {
        const start = { ...ORDER, status, previousStatus: null, lines: [one, other] };
        const { facts, steps } = follow(start, NOW);
        expect(steps.length).toBeLessThan(SALES_ORDER_STATUS_CODES.length);
        expect(follow(facts, NOW).steps).toEqual([]);
      }
  },
);
