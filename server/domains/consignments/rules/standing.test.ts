import { expect, test } from '@jest/globals';
import { decimal } from '../../../lib/money.ts';
import { LINE_STATES, type LineState, lineState } from './line-states.ts';
import { exceedsMemoLimit } from './memo-limit.ts';
import { consignmentState, sumsByState } from './standing.ts';
import {
  CONSIGNMENT_STATUS_CODES,
  CONSIGNMENT_STATUSES,
  consignmentStatusCode,
  isConsignmentStatusCode,
} from './status-codes.ts';

const lines = (...states: LineState[]) =>
  states.map((state, index) => ({
    state,
    quantity: index + 1,
    memoPrice: '10.50',
    sentOn: state === 'PACKED' ? null : '2026-05-04',
  }));
const unpacked = { state: 'RETURNED' as const, quantity: 9, memoPrice: '10.50', sentOn: null };

test.each<[LineState[], string]>([
  [['PACKED'], 'NEW'],
  [['PACKED', 'PACKED'], 'NEW'],
  [['PACKED', 'OUT'], 'PROCESSING'],
  [['PACKED', 'RETURNED'], 'PROCESSING'],
  [['PACKED', 'INVOICED'], 'PROCESSING'],
  [['OUT'], 'PROCESSING'],
  [['RETURN_REQUESTED'], 'PROCESSING'],
  [['SOLD'], 'PROCESSING'],
  [['LOST', 'INVOICED'], 'PROCESSING'],
  [['RETURNED', 'OUT'], 'PROCESSING'],
  [['RETURNED'], 'CLOSED'],
  [['INVOICED'], 'CLOSED'],
  [['RETURNED', 'INVOICED'], 'CLOSED'],
])('lines that are %j: %s', (states, status) => {
  expect(consignmentState(lines(...states)).status).toBe(status);
});

test.each<[LineState[], string]>([
  [[], 'CLOSED'],
  [['PACKED'], 'NEW'],
  [['OUT', 'PACKED'], 'PROCESSING'],
  [['INVOICED'], 'CLOSED'],
])('a consignment with an unpacked line and others %j: %s', (states, status) => {
  expect(consignmentState([unpacked, ...lines(...states)]).status).toBe(status);
});

test('unpacked pieces have no value on memo', () => {
  const { memoValue, outValue } = consignmentState([unpacked, ...lines('OUT')]);
  expect([String(memoValue), String(outValue)]).toEqual(['10.5', '10.5']);
  expect(sumsByState([unpacked, ...lines('RETURNED')])).toMatchObject([{ state: 'RETURNED', quantity: 1 }]);
});

test('counts pieces that are out, not packed, returned or billed ones', () => {
  const { memoValue, outValue } = consignmentState(lines(...LINE_STATES));
  // 1 + … + 7 pieces; OUT, RETURN_REQUESTED, SOLD and LOST are the second, third, fifth and sixth.
  expect([String(memoValue), String(outValue)]).toEqual(['294', '168']);
});

test('pieces are summed by where they are', () => {
  const sums = sumsByState([...lines('OUT', 'SOLD'), ...lines('OUT')]);
  expect(sums.map(({ state, quantity, value }) => [state, quantity, String(value)])).toEqual([
    ['OUT', 2, '21'],
    ['SOLD', 2, '21'],
  ]);
});

test.each([
  [null, '1000', '1000', false],
  ['500', '200', '300', false],
  ['500', '200', '300.01', true],
  ['0', '0', '0.01', true],
])('with a limit of %s and %s out, %s more is too much: %s', (limit, out, sent, exceeds) => {
  const facts = { limit: limit === null ? null : decimal(limit), out: decimal(out), sent: decimal(sent) };
  expect(exceedsMemoLimit(facts)).toBe(exceeds);
});

test('statuses are those of entity type 42, and states those of lines', () => {
  expect(CONSIGNMENT_STATUS_CODES.map((code) => CONSIGNMENT_STATUSES[code].id)).toEqual([4201, 4202, 4203]);
  expect(consignmentStatusCode(4202)).toBe('PROCESSING');
  expect(() => consignmentStatusCode(4101)).toThrow();
  expect(['NEW', 'OPEN'].map(isConsignmentStatusCode)).toEqual([true, false]);
  expect(() => lineState('GONE')).toThrow();
});
