import type { IsoDay } from '../../../lib/calendar.ts';
import { type DecimalInput, decimal, type Money, sumMoney } from '../../../lib/money.ts';
import { COUNTING_STATES, DONE_STATES, isUnpacked, LINE_STATES, type LineState } from './line-states.ts';
import type { ConsignmentStatusCode } from './status-codes.ts';

/** A line as far as it counts. */
export type ValuedLine = {
  state: LineState;
  quantity: number;
  memoPrice: DecimalInput;
  /** Day on which it was sent. */
  sentOn: IsoDay | null;
};

/** Where a consignment stands, and what it is worth. */
type ConsignmentStanding = {
  status: ConsignmentStatusCode;
  /** What its pieces are worth at their memo prices; those that were unpacked are none of them. */
  memoValue: Money;
  /** Of that, what counts against limits. */
  outValue: Money;
};

/** Pieces in a state, and what they are worth. */
export type StateSum = { state: LineState; quantity: number; value: Money };

/** What the pieces of a line are worth at their memo price. */
export function lineValue({ quantity, memoPrice }: Pick<ValuedLine, 'quantity' | 'memoPrice'>): Money {
  return decimal(memoPrice).mul(quantity);
}

/** Where a consignment stands: always computed from its lines, so that a voided invoice opens it again. */
export function consignmentStanding(lines: readonly ValuedLine[]): ConsignmentStanding {
  const kept = lines.filter((line) => !isUnpacked(line));
  return {
    status: statusOf(kept.map(({ state }) => state)),
    memoValue: sumMoney(kept.map(lineValue)),
    outValue: sumMoney(kept.filter(({ state }) => COUNTING_STATES.includes(state)).map(lineValue)),
  };
}

/** The pieces of a consignment by where they are; states without pieces, and what was unpacked, are left out. */
export function sumsByState(lines: readonly ValuedLine[]): StateSum[] {
  return LINE_STATES.flatMap((state) => {
    const own = lines.filter((line) => line.state === state && !isUnpacked(line));
    if (own.length === 0) return [];
    const quantity = own.reduce((sum, line) => sum + line.quantity, 0);
    return [{ state, quantity, value: sumMoney(own.map(lineValue)) }];
  });
}

/** Of what was not unpacked; nothing is left: closed. */
function statusOf(states: readonly LineState[]): ConsignmentStatusCode {
  if (states.length > 0 && states.every((state) => state === 'PACKED')) return 'NEW';
  return states.every((state) => DONE_STATES.includes(state)) ? 'CLOSED' : 'PROCESSING';
}
