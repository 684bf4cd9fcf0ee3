import type { OwnedRow } from '../../identity/rules/scope.ts';
import { type OrderActor, reaches } from '../../identity/rules/sided-transition.ts';
import type { WaitedActCode } from '../../notices/rules/waited-acts.ts';

/** An action that is expected of a customer, and who may perform it. */
export type WaitedAct = {
  readonly act: WaitedActCode;
  /** All of them are required, each for the row. */
  readonly permissions: readonly number[];
  /** Never performed by an acting user. */
  readonly isOwnDecision: boolean;
};

/** Who must act: the manufacturer, or the customer with an action; null for nobody. */
export type Waited = 'MANUFACTURER' | WaitedAct | null;

/** Whether the viewer is among those who must act: only users who may perform the action. */
export function waitsFor(
  actor: OrderActor,
  { permissions, isOwnDecision }: WaitedAct,
  row: OwnedRow,
): boolean {
  if (actor.side !== 'CUSTOMER' || (actor.isActedFor && isOwnDecision)) return false;
  return permissions.every((permission) => reaches(actor, [permission], row));
}
