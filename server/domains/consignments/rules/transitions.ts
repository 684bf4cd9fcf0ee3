import {
  type OrderActor,
  type OrderSide,
  permissionsOf,
  reaches,
  refusedForActor,
  type SidedTransition,
  sideOf,
} from '../../identity/rules/sided-transition.ts';
import type { LineState } from './line-states.ts';

/** Permission 2301: see consignments. */
export const CONSIGNMENTS_VIEW = 2301;
/** Permission 2302: report pieces sold. */
export const SOLD_REPORT = 2302;
/** Permission 2303: request to return pieces. */
export const RETURN_REQUEST = 2303;
/** Permission 2305: pack, unpack, send, receive and invoice pieces, and change their last day; only staff. */
export const CONSIGNMENTS_MANAGE = 2305;
/** Permission 2306: print packing slips. */
export const CONSIGNMENTS_PRINT = 2306;
/** Permission 2307: export consignments as files. */
export const CONSIGNMENTS_EXPORT = 2307;

/** Actions on pieces of a consignment. */
export const LINE_ACTIONS = [
  'SEND',
  'UNPACK',
  'REPORT_SOLD',
  'REQUEST_RETURN',
  'RECEIVE_RETURN',
  'REPORT_LOST',
  'TAKE_BACK',
  'INVOICE',
] as const;

export type LineAction = (typeof LINE_ACTIONS)[number];

/** Input that a side must give with an action. */
type LineGuard = 'reasonGiven';

/** One transition of pieces. */
interface LineTransition extends SidedTransition<LineAction, LineGuard> {
  from: LineState;
  to: LineState;
}

/**
 * All transitions of pieces by users (product rules, statuses and transitions). Nothing else is possible, except that
 * a voided invoice restores its pieces. Pieces lost during the return count as lost. A mistaken report can be taken
 * back by anyone who may make it, until the pieces are invoiced or returned; staff must give a reason.
 */
const LINE_TRANSITIONS: readonly LineTransition[] = [
  row('PACKED', 'SEND', 'OUT', null, CONSIGNMENTS_MANAGE),
  row('PACKED', 'UNPACK', 'RETURNED', null, CONSIGNMENTS_MANAGE, ['reasonGiven']),
  row('OUT', 'REPORT_SOLD', 'SOLD', SOLD_REPORT, SOLD_REPORT),
  row('OUT', 'REQUEST_RETURN', 'RETURN_REQUESTED', RETURN_REQUEST, RETURN_REQUEST),
  row('RETURN_REQUESTED', 'RECEIVE_RETURN', 'RETURNED', null, CONSIGNMENTS_MANAGE),
  row('OUT', 'REPORT_LOST', 'LOST', null, CONSIGNMENTS_MANAGE),
  row('RETURN_REQUESTED', 'REPORT_LOST', 'LOST', null, CONSIGNMENTS_MANAGE),
  row('SOLD', 'TAKE_BACK', 'OUT', SOLD_REPORT, SOLD_REPORT, ['reasonGiven']),
  row('RETURN_REQUESTED', 'TAKE_BACK', 'OUT', RETURN_REQUEST, RETURN_REQUEST, ['reasonGiven']),
  row('LOST', 'TAKE_BACK', 'OUT', null, CONSIGNMENTS_MANAGE, ['reasonGiven']),
  row('SOLD', 'INVOICE', 'INVOICED', null, CONSIGNMENTS_MANAGE),
  row('LOST', 'INVOICE', 'INVOICED', null, CONSIGNMENTS_MANAGE),
];

/** The transition table, which decides the actions of each side before a consignment is read. */
export const LINE_TABLE = {
  transitions: LINE_TRANSITIONS,
  customerDecisions: [] as readonly LineAction[],
};

/** The owner of a consignment. */
export type ConsignmentOwners = { customerId: number; placedById: number; contactId: number | null };

/** The target state of an action; null for none. */
export function lineTarget(state: LineState, action: LineAction): LineState | null {
  return transitionOf(state, action)?.to ?? null;
}

/** Whether an actor may perform an action on pieces of a consignment in any state. */
export function mayAct(actor: OrderActor, action: LineAction, consignment: ConsignmentOwners): boolean {
  return (
    refusedForActor(LINE_TABLE, action, actor) === null &&
    reaches(actor, permissionsOf(LINE_TABLE, action, actor.side), consignment)
  );
}

/** Whether an actor may perform an action on pieces of a consignment in a state. */
export function mayMove(
  actor: OrderActor,
  { state, action }: { state: LineState; action: LineAction },
  consignment: ConsignmentOwners,
): boolean {
  const transition = transitionOf(state, action);
  const terms = transition && sideOf(transition, actor.side);
  return !!terms && reaches(actor, terms.anyOf, consignment);
}

/** The actions of an actor on pieces in a state, in the order of the actions. */
export function offeredLineActions(
  state: LineState,
  consignment: ConsignmentOwners,
  actor: OrderActor,
): LineAction[] {
  return LINE_ACTIONS.filter((action) => mayMove(actor, { state, action }, consignment));
}

/** A permission that a side needs for an action, optionally on pieces in a state; null if the side never may. */
export function permissionFor(action: LineAction, side: OrderSide, state?: LineState): number | null {
  const transition = LINE_TRANSITIONS.find(
    (each) => each.action === action && (state === undefined || each.from === state),
  );
  return (transition && sideOf(transition, side)?.anyOf[0]) ?? null;
}

/** Whether a side must give a reason for an action. */
export function needsReason(action: LineAction, side: OrderSide): boolean {
  return LINE_TRANSITIONS.some(
    (each) => each.action === action && sideOf(each, side)?.guards.includes('reasonGiven'),
  );
}

function transitionOf(state: LineState, action: LineAction): LineTransition | undefined {
  return LINE_TRANSITIONS.find((each) => each.from === state && each.action === action);
}

function row(
  from: LineState,
  action: LineAction,
  to: LineState,
  customer: number | null,
  staff: number,
  staffGuards: readonly LineGuard[] = [],
): LineTransition {
  return {
    from,
    action,
    to,
    customer: customer === null ? null : { anyOf: [customer], guards: [] },
    staff: { anyOf: [staff], guards: staffGuards },
  };
}
