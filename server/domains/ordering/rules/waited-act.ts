import type { OwnedRow } from '../../identity/rules/scope.ts';
import type { WaitedActCode } from '../../notices/rules/waited-acts.ts';
import { type OrderActor, reaches } from './sided-transition.ts';

/** What a customer is waited for, and who of its people may do it. */
export type WaitedAct = {
  readonly act: WaitedActCode;
  /** All of them are needed, each for the row. */
  readonly permissions: readonly number[];
  /** Never done by somebody who acts as the customer’s user. */
  readonly isOwnDecision: boolean;
};

/** Who is waited for: the manufacturer, or an act of the customer; null: nobody. */
export type Waited = 'MANUFACTURER' | WaitedAct | null;

/** Whether something waits for the viewer: for one who may do the act, not for everybody at the customer's. */
export function waitsFor(
  actor: OrderActor,
  { permissions, isOwnDecision }: WaitedAct,
  row: OwnedRow,
): boolean {
  if (actor.side !== 'CUSTOMER' || (actor.isActedFor && isOwnDecision)) return false;
  return permissions.every((permission) => reaches(actor, [permission], row));
}
