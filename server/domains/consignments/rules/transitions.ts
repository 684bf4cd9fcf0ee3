import {
  type OrderActor,
  type OrderSide,
  permissionsOf,
  reaches,
  refusedUnseen,
  type SidedTransition,
  sideOf,
} from '../../ordering/rules/sided-transition.ts';
import type { LineState } from './line-states.ts';

/** Permission 2301: see consignments. */
export const CONSIGNMENTS_VIEW = 2301;
/** Permission 2302: report pieces sold. */
export const SOLD_REPORT = 2302;
/** Permission 2303: ask to send pieces back. */
export const RETURN_REQUEST = 2303;
/** Permission 2305: pack, unpack, send, receive and bill pieces, and move their last day; staff alone do. */
export const CONSIGNMENTS_KEEP = 2305;
/** Permission 2306: print packing slips. */
export const CONSIGNMENTS_PRINT = 2306;
/** Permission 2307: take consignments away as files. */
export const CONSIGNMENTS_EXPORT = 2307;

/** What is done with pieces of a consignment. */
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

/** One of them. */
export type LineAction = (typeof LINE_ACTIONS)[number];

/** What a side has to give along with an action: why it takes it. */
type LineGuard = 'reasonGiven';

/** One transition of pieces, as data. */
interface LineTransition extends SidedTransition<LineAction, LineGuard> {
  from: LineState;
  to: LineState;
}

/**
 * Every transition of pieces that somebody takes (product rules, statuses and transitions). Nothing else is possible, but
 * that an invoice which is voided gives its pieces back. What gets lost on its way back is lost as well. A report that was
 * a mistake is taken back by whoever may make it, until the pieces are billed or back; staff say why.
 */
const LINE_TRANSITIONS: readonly LineTransition[] = [
  row('PACKED', 'SEND', 'OUT', null, CONSIGNMENTS_KEEP),
  row('PACKED', 'UNPACK', 'RETURNED', null, CONSIGNMENTS_KEEP, ['reasonGiven']),
  row('OUT', 'REPORT_SOLD', 'SOLD', SOLD_REPORT, SOLD_REPORT),
  row('OUT', 'REQUEST_RETURN', 'RETURN_REQUESTED', RETURN_REQUEST, RETURN_REQUEST),
  row('RETURN_REQUESTED', 'RECEIVE_RETURN', 'RETURNED', null, CONSIGNMENTS_KEEP),
  row('OUT', 'REPORT_LOST', 'LOST', null, CONSIGNMENTS_KEEP),
  row('RETURN_REQUESTED', 'REPORT_LOST', 'LOST', null, CONSIGNMENTS_KEEP),
  row('SOLD', 'TAKE_BACK', 'OUT', SOLD_REPORT, SOLD_REPORT, ['reasonGiven']),
  row('RETURN_REQUESTED', 'TAKE_BACK', 'OUT', RETURN_REQUEST, RETURN_REQUEST, ['reasonGiven']),
  row('LOST', 'TAKE_BACK', 'OUT', null, CONSIGNMENTS_KEEP, ['reasonGiven']),
  row('SOLD', 'INVOICE', 'INVOICED', null, CONSIGNMENTS_KEEP),
  row('LOST', 'INVOICE', 'INVOICED', null, CONSIGNMENTS_KEEP),
];

/** All that a side needs to know of an action before it looks at a consignment. */
export const LINE_TABLE = {
  transitions: LINE_TRANSITIONS,
  customerDecisions: [] as readonly LineAction[],
};

/** Whose a consignment is. */
export type ConsignmentOwners = { customerId: number; placedById: number; contactId: number | null };

/** Where an action leads from a state; null: nowhere. */
export function lineTarget(state: LineState, action: LineAction): LineState | null {
  return transitionOf(state, action)?.to ?? null;
}

/** Whether an actor may take an action on pieces of a consignment at all, whatever state they are in. */
export function mayAct(actor: OrderActor, action: LineAction, consignment: ConsignmentOwners): boolean {
  return (
    refusedUnseen(LINE_TABLE, action, actor) === null &&
    reaches(actor, permissionsOf(LINE_TABLE, action, actor.side), consignment)
  );
}

/** Whether an actor may take an action on pieces of a consignment that are in a state. */
export function mayMove(
  actor: OrderActor,
  { state, action }: { state: LineState; action: LineAction },
  consignment: ConsignmentOwners,
): boolean {
  const transition = transitionOf(state, action);
  const terms = transition && sideOf(transition, actor.side);
  return !!terms && reaches(actor, terms.anyOf, consignment);
}

/** What an actor may do with pieces in a state now, in the order of the actions. */
export function offeredLineActions(
  state: LineState,
  consignment: ConsignmentOwners,
  actor: OrderActor,
): LineAction[] {
  return LINE_ACTIONS.filter((action) => mayMove(actor, { state, action }, consignment));
}

/** A permission that a side needs for an action, of pieces in a state where one is told; null: it is never theirs. */
export function permissionFor(action: LineAction, side: OrderSide, state?: LineState): number | null {
  const transition = LINE_TRANSITIONS.find(
    (each) => each.action === action && (state === undefined || each.from === state),
  );
  return (transition && sideOf(transition, side)?.anyOf[0]) ?? null;
}

/** Whether a side has to say why it takes an action. */
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
