import { expect, test } from '@jest/globals';
import { applyMoves, type StoredLine, unbilled } from './apply-moves.ts';
import type { LineState } from './line-states.ts';
import { planMoves, type WantedPart } from './plan-moves.ts';
import type { LineAction } from './transitions.ts';

const line = (id: number, state: LineState, quantity: number): StoredLine => ({
  id,
  state,
  quantity,
  memoPrice: '10',
  billedFrom: null,
  sentOn: null,
});

const LINES = [line(1, 'OUT', 3), line(2, 'PACKED', 2), line(3, 'SOLD', 1), line(4, 'LOST', 1)];
const part = (lineId: number, quantity: number | null = null): WantedPart => ({ lineId, quantity });

test.each<[string, LineAction, WantedPart[] | null, unknown]>([
  ['a part of a line', 'REPORT_SOLD', [part(1, 2)], [[1, 'SOLD', 2, 1]]],
  ['a whole line', 'REPORT_SOLD', [part(1)], [[1, 'SOLD', 3, 0]]],
  ['all of a line by its number', 'SEND', [part(2, 2)], [[2, 'OUT', 2, 0]]],
  [
    'all that an action applies to',
    'INVOICE',
    null,
    [
      [3, 'INVOICED', 1, 0],
      [4, 'INVOICED', 1, 0],
    ],
  ],
])('%s is moved', (_what, action, wanted, expected) => {
  const plan = planMoves(LINES, action, wanted);
  if ('refused' in plan) throw new Error(plan.refused.code);
  expect(plan.moves.map(({ lineId, to, quantity, rest }) => [lineId, to, quantity, rest])).toEqual(expected);
});

test.each<[string, LineAction, WantedPart[] | null, object]>([
  ['a line that there is not', 'REPORT_SOLD', [part(9)], { code: 'UNKNOWN', at: 0, field: 'lineId' }],
  ['a line twice', 'REPORT_SOLD', [part(1, 1), part(1, 1)], { code: 'DUPLICATE', at: 1, field: 'lineId' }],
  ['a line at another step', 'SEND', [part(2), part(1)], { code: 'LINE_NOT_READY', at: 1, field: 'lineId' }],
  ['no pieces', 'REPORT_SOLD', [part(1, 0)], { code: 'OUT_OF_RANGE', at: 0, field: 'quantity' }],
  ['parts of pieces', 'REPORT_SOLD', [part(1, 1.5)], { code: 'OUT_OF_RANGE', at: 0, field: 'quantity' }],
  ['too many pieces', 'SEND', [part(2, 3)], { code: 'QUANTITY_BEYOND_LINE', at: 0, field: 'quantity' }],
  ['nothing at all', 'SEND', [], { code: 'NOTHING_AT_THIS_STEP', at: null }],
  ['what no line is ready for', 'RECEIVE_RETURN', null, { code: 'NOTHING_AT_THIS_STEP', at: null }],
])('%s is refused', (_what, action, wanted, refused) => {
  expect(planMoves(LINES, action, wanted)).toEqual({ refused });
});

const TODAY = '2026-05-04';

function moved(action: LineAction, wanted: WantedPart[] | null) {
  const plan = planMoves(LINES, action, wanted);
  if ('refused' in plan) throw new Error(plan.refused.code);
  return applyMoves(LINES, plan.moves, { today: TODAY, nextId: () => 100 });
}

test('a part gets a line of its own, and the rest keeps its own', () => {
  const { lines, changed, parts, moved: pieces } = moved('REPORT_SOLD', [part(1, 2)]);
  const sold = { ...line(100, 'SOLD', 2) };
  expect(lines).toEqual([line(1, 'OUT', 1), sold, ...LINES.slice(1)]);
  expect(changed).toEqual([line(1, 'OUT', 1)]);
  expect(parts).toEqual([{ line: sold, splitFromId: 1 }]);
  expect(pieces).toEqual([sold]);
});

test('sent pieces keep the day, and billed ones their values', () => {
  expect(moved('SEND', null).moved).toEqual([{ ...line(2, 'OUT', 2), sentOn: TODAY }]);
  const { moved: billed } = moved('INVOICE', null);
  expect(billed.map(({ billedFrom }) => billedFrom)).toEqual(['SOLD', 'LOST']);
  expect(billed.map(unbilled)).toEqual([line(3, 'SOLD', 1), line(4, 'LOST', 1)]);
  expect(() => unbilled(line(1, 'OUT', 1))).toThrow();
});
