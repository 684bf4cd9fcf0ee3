import type { IsoDay } from '../../../lib/calendar.ts';

/** Where pieces of a consignment are, from the packing table to the bill or back. */
export const LINE_STATES = [
  'PACKED',
  'OUT',
  'RETURN_REQUESTED',
  'RETURNED',
  'SOLD',
  'LOST',
  'INVOICED',
] as const;

/** One of them. */
export type LineState = (typeof LINE_STATES)[number];

/** What is billed: it was sold, or lost. */
export type BillableState = 'SOLD' | 'LOST';

/** Pieces that the customer has and nobody bought: they grow older. */
export const AGEING_STATES: readonly LineState[] = ['OUT', 'RETURN_REQUESTED'];

/** Pieces that count against limits: sent, and neither back nor billed. */
export const COUNTING_STATES: readonly LineState[] = ['OUT', 'RETURN_REQUESTED', 'SOLD', 'LOST'];

/** Pieces of which nothing more is expected. */
export const DONE_STATES: readonly LineState[] = ['RETURNED', 'INVOICED'];

/** Whether pieces were taken out before they were sent: they are with us and never were on memo. */
export function isUnpacked({ state, sentOn }: { state: LineState; sentOn: IsoDay | null }): boolean {
  return state === 'RETURNED' && sentOn === null;
}

/** Whether pieces in a state are billed next. */
export function isBillable(state: LineState): state is BillableState {
  return state === 'SOLD' || state === 'LOST';
}

/** The state in a column. */
export function lineState(column: string): LineState {
  const state = LINE_STATES.find((each) => each === column);
  if (!state) throw new Error(`Pieces of consignments are never ${column}.`);
  return state;
}
