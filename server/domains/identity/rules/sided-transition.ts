import { type OwnedRow, type RowWriter, type Scope, scopeAllowsWrite } from './scope.ts';

/** The two sides of an order: a user of the customer, a member of the manufacturer's staff. */
export type OrderSide = 'CUSTOMER' | 'STAFF';

/** One side's right to a transition: any of the permissions, and the guards for this side only. */
interface SideTerms<Guard extends string = string> {
  anyOf: readonly number[];
  guards: readonly Guard[];
}

/** The sides of a transition; null if a side never may. */
export interface SidedTransition<Action extends string = string, Guard extends string = string> {
  action: Action;
  customer: SideTerms<Guard> | null;
  staff: SideTerms<Guard> | null;
}

/** The user who wants to perform an action. */
export interface OrderActor extends RowWriter {
  side: OrderSide;
  /** A staff member is acting as this user. */
  isActedFor: boolean;
  /** Scopes by permission; a permission that is not held is NONE or absent. */
  scopes: ReadonlyMap<number, Scope>;
}

/** A refusal that depends only on the action and the actor. FORBIDDEN names a permission that would have allowed it. */
export type ActorRefusal =
  | { code: 'FORBIDDEN'; permission: number }
  | { code: 'NOT_FOR_THIS_SIDE' | 'ACTING_AS_FORBIDDEN' };

/** All transitions of a kind of order, and which of them only the customer may decide. */
interface TransitionTable<Action extends string> {
  transitions: readonly SidedTransition<Action>[];
  customerDecisions: readonly Action[];
}

/** A side's terms of a transition; null if the side never may. */
export function sideOf<Guard extends string>(
  transition: SidedTransition<string, Guard>,
  side: OrderSide,
): SideTerms<Guard> | null {
  return side === 'CUSTOMER' ? transition.customer : transition.staff;
}

/** The permissions of which a side needs one for an action on any row; empty if the side never may. */
export function permissionsOf<Action extends string>(
  { transitions }: TransitionTable<Action>,
  action: Action,
  side: OrderSide,
): readonly number[] {
  const sides = transitions.filter((each) => each.action === action).map((each) => sideOf(each, side));
  return [...new Set(sides.flatMap((each) => each?.anyOf ?? []))];
}

/** Whether the actor holds one of the permissions in any scope. */
export function holdsAny(actor: OrderActor, permissions: readonly number[]): boolean {
  return permissions.some((permission) => (actor.scopes.get(permission) ?? 'NONE') !== 'NONE');
}

/** Whether one of the permissions reaches this row. */
export function reaches(actor: OrderActor, permissions: readonly number[], row: OwnedRow): boolean {
  return permissions.some((permission) =>
    scopeAllowsWrite(actor.scopes.get(permission) ?? 'NONE', actor, row),
  );
}

/**
 * Why an actor can never perform an action, checked before a row is read, so that the refusal reveals nothing about
 * it; otherwise null.
 */
export function refusedForActor<Action extends string>(
  table: TransitionTable<Action>,
  action: Action,
  actor: OrderActor,
): ActorRefusal | null {
  const permissions = permissionsOf(table, action, actor.side);
  const [first] = permissions;
  if (first === undefined) return { code: 'NOT_FOR_THIS_SIDE' };
  if (!holdsAny(actor, permissions)) return { code: 'FORBIDDEN', permission: first };
  if (actor.isActedFor && table.customerDecisions.includes(action)) return { code: 'ACTING_AS_FORBIDDEN' };
  return null;
}
