import { type DecimalInput, decimal, type Money, sumMoney } from '../../../lib/money.ts';
import { COUNTING_STATES, DONE_STATES, LINE_STATES, type LineState } from './line-states.ts';
import type { ConsignmentStatusCode } from './status-codes.ts';

/** A line as far as it counts. */
export type ValuedLine = { state: LineState; quantity: number; memoPrice: DecimalInput };

/** Where a consignment stands, and what it is worth. */
export type ConsignmentStanding = {
  status: ConsignmentStatusCode;
  /** What all pieces are worth at their memo prices. */
  memoValue: Money;
  /** Of that, what counts against limits. */
  outValue: Money;
};

/** Pieces in a state, and what they are worth. */
export type StateSum = { state: LineState; quantity: number; value: Money };

/** What the pieces of a line are worth at their memo price. */
export function lineValue({ quantity, memoPrice }: Omit<ValuedLine, 'state'>): Money {
  return decimal(memoPrice).mul(quantity);
}

/** Where a consignment stands: always computed from its lines, so that a voided invoice opens it again. */
export function consignmentStanding(lines: readonly ValuedLine[]): ConsignmentStanding {
  const states = lines.map(({ state }) => state);
  return {
    status: statusOf(states),
    memoValue: sumMoney(lines.map(lineValue)),
    outValue: sumMoney(lines.filter(({ state }) => COUNTING_STATES.includes(state)).map(lineValue)),
  };
}

/** The pieces of a consignment by where they are; states without pieces are left out. */
export function sumsByState(lines: readonly ValuedLine[]): StateSum[] {
  return LINE_STATES.flatMap((state) => {
    const own = lines.filter((line) => line.state === state);
    if (own.length === 0) return [];
    const quantity = own.reduce((sum, line) => sum + line.quantity, 0);
    return [{ state, quantity, value: sumMoney(own.map(lineValue)) }];
  });
}

function statusOf(states: readonly LineState[]): ConsignmentStatusCode {
  if (states.every((state) => state === 'PACKED')) return 'NEW';
  return states.every((state) => DONE_STATES.includes(state)) ? 'CLOSED' : 'PROCESSING';
}
