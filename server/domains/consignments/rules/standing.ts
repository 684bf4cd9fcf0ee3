import type { IsoDay } from '../../../lib/calendar.ts';
import { type DecimalInput, decimal, type Money, sumMoney } from '../../../lib/money.ts';
import { COUNTING_STATES, DONE_STATES, isUnpacked, LINE_STATES, type LineState } from './line-states.ts';
import type { ConsignmentStatusCode } from './status-codes.ts';

/** What the sums read of a line. */
export type ValuedLine = {
  state: LineState;
  quantity: number;
  memoPrice: DecimalInput;
  /** Day on which it was sent. */
  sentOn: IsoDay | null;
};

/** The status of a consignment, and its values. */
type ConsignmentState = {
  status: ConsignmentStatusCode;
  /** Value of its pieces at their memo prices, without unpacked ones. */
  memoValue: Money;
  /** The part that counts against limits. */
  outValue: Money;
};

/** Pieces in a state, with their value. */
export type StateSum = { state: LineState; quantity: number; value: Money };

/** The value of the pieces of a line at their memo price. */
export function lineValue({ quantity, memoPrice }: Pick<ValuedLine, 'quantity' | 'memoPrice'>): Money {
  return decimal(memoPrice).mul(quantity);
}

/** The status and values of a consignment. They always follow from its lines, so that a voided invoice reopens it. */
export function consignmentState(lines: readonly ValuedLine[]): ConsignmentState {
  const kept = lines.filter((line) => !isUnpacked(line));
  return {
    status: statusOf(kept.map(({ state }) => state)),
    memoValue: sumMoney(kept.map(lineValue)),
    outValue: sumMoney(kept.filter(({ state }) => COUNTING_STATES.includes(state)).map(lineValue)),
  };
}

/** The pieces of a consignment by state, without empty states and unpacked pieces. */
export function sumsByState(lines: readonly ValuedLine[]): StateSum[] {
  return LINE_STATES.flatMap((state) => {
    const own = lines.filter((line) => line.state === state && !isUnpacked(line));
    if (own.length === 0) return [];
    const quantity = own.reduce((sum, line) => sum + line.quantity, 0);
    return [{ state, quantity, value: sumMoney(own.map(lineValue)) }];
  });
}

/** The status by the states of pieces that are not unpacked; closed if there are none. */
function statusOf(states: readonly LineState[]): ConsignmentStatusCode {
  if (states.length > 0 && states.every((state) => state === 'PACKED')) return 'NEW';
  return states.every((state) => DONE_STATES.includes(state)) ? 'CLOSED' : 'PROCESSING';
}
