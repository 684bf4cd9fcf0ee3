import { test } from '@jest/globals';
import { addDays } from '../../../lib/calendar.ts';
import { decimal, type Money, sumMoney, ZERO } from '../../../lib/money.ts';
import { isDeep } from '../../../test/depth.ts';
import { fc } from '../../../test/fast-check.ts';
import { applyMoves, type StoredLine, unbilled } from './apply-moves.ts';
import { isUnpacked } from './line-states.ts';
import { planMoves } from './plan-moves.ts';
import { consignmentState, lineValue, sumsByState } from './standing.ts';
import { LINE_ACTIONS } from './transitions.ts';

/** Random events: an action on a part of a line, or a voided invoice; `which` selects a line. */
const randomEvents = fc.array(
  fc.record({
    action: fc.constantFrom(...LINE_ACTIONS, 'VOID' as const),
    which: fc.nat({ max: 20 }),
    quantity: fc.integer({ min: 1, max: 12 }),
  }),
  { maxLength: 60 },
);

const packed = fc.array(
  fc.record({ quantity: fc.integer({ min: 1, max: 12 }), cents: fc.integer({ min: 1, max: 99_999 }) }),
  { minLength: 1, maxLength: 5 },
);

const pieces = (lines: readonly StoredLine[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0);
const isOf = (lines: readonly StoredLine[], state: string) =>
  sumMoney(lines.filter((line) => line.state === state && !isUnpacked(line)).map(lineValue));

test('no sequence of parts, returns, losses and bills makes or loses a piece, and bills are memo price by quantity', () => {
  fc.assert(
    fc.property(packed, randomEvents, (start, history) => {
      let lines: StoredLine[] = start.map(({ quantity, cents }, id) => ({
        id: id + 1,
        state: 'PACKED',
        quantity,
        memoPrice: decimal(`${cents}e-2`).toFixed(2),
        billedFrom: null,
        sentOn: null,
      }));
      const all = pieces(lines);
      let value = consignmentState(lines).memoValue;
      let ids = lines.length;
      let billed: Money = ZERO;
      for (const { action, which, quantity } of history) {
        const line = lines[which % lines.length];
        if (!line) continue;
        if (action === 'VOID') {
          if (line.state !== 'INVOICED') continue;
          billed = billed.minus(lineValue(line));
          lines = lines.map((each) => (each.id === line.id ? unbilled(each) : each));
        } else {
          const plan = planMoves(lines, action, [{ lineId: line.id, quantity }]);
          if ('refused' in plan) continue;
          const done = applyMoves(lines, plan.moves, {
            today: addDays('2026-05-04', ids),
            nextId: () => ++ids,
          });
          if (action === 'UNPACK') value = value.minus(sumMoney(done.moved.map(lineValue)));
          if (action === 'INVOICE') billed = billed.plus(sumMoney(done.moved.map(lineValue)));
          for (const { sentOn } of done.moved) {
            if (line.sentOn !== null && sentOn !== line.sentOn) throw new Error('It was sent another time.');
          }
          lines = done.lines;
        }
        check(lines, { all, value, billed });
      }
    }),
    { numRuns: isDeep ? 20_000 : 500 },
  );
});

type Invariants = { all: number; value: Money; billed: Money };

function check(lines: readonly StoredLine[], { all, value, billed }: Invariants): void {
  const { memoValue, outValue, status } = consignmentState(lines);
  if (pieces(lines) !== all) throw new Error('A piece is made or lost.');
  if (lines.some(({ quantity }) => quantity < 1)) throw new Error('A line has no pieces.');
  if (new Set(lines.map(({ id }) => id)).size !== lines.length) throw new Error('Two lines are one.');
  if (!memoValue.equals(value)) throw new Error('The lines are not worth what was packed.');
  if (!sumMoney(sumsByState(lines).map((sum) => sum.value)).equals(value))
    throw new Error('The states do not add up.');
  if (!isOf(lines, 'INVOICED').equals(billed)) throw new Error('What is billed is not what invoices say.');
  const rest = ['PACKED', 'RETURNED', 'INVOICED'].map((state) => isOf(lines, state));
  if (!sumMoney([outValue, ...rest]).equals(value)) throw new Error('What counts and the rest are not all.');
  if ((status === 'CLOSED') !== lines.every(({ state }) => state === 'RETURNED' || state === 'INVOICED'))
    throw new Error(`It is ${status}.`);
}
