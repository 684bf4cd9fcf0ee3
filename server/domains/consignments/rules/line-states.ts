import type { IsoDay } from '../../../lib/calendar.ts';

/** States of pieces of a consignment, from packing to the invoice or the return. */
export const LINE_STATES = [
  'PACKED',
  'OUT',
  'RETURN_REQUESTED',
  'RETURNED',
  'SOLD',
  'LOST',
  'INVOICED',
] as const;

export type LineState = (typeof LINE_STATES)[number];

/** States that can be invoiced. */
export type BillableState = 'SOLD' | 'LOST';

/** States of unsold pieces at the customer, which age. */
export const AGEING_STATES: readonly LineState[] = ['OUT', 'RETURN_REQUESTED'];

/** States that count against limits: sent, and neither returned nor invoiced. */
export const COUNTING_STATES: readonly LineState[] = ['OUT', 'RETURN_REQUESTED', 'SOLD', 'LOST'];

/** Final states. */
export const DONE_STATES: readonly LineState[] = ['RETURNED', 'INVOICED'];

/** Whether pieces were unpacked before they were sent: they are at the manufacturer and were never on memo. */
export function isUnpacked({ state, sentOn }: { state: LineState; sentOn: IsoDay | null }): boolean {
  return state === 'RETURNED' && sentOn === null;
}

/** Whether pieces in a state can be invoiced. */
export function isBillable(state: LineState): state is BillableState {
  return state === 'SOLD' || state === 'LOST';
}

/** The state in a column. */
export function lineState(column: string): LineState {
  const state = LINE_STATES.find((each) => each === column);
  if (!state) throw new Error(`Pieces of consignments are never ${column}.`);
  return state;
}
