import type { ActorContext } from '../../../audit/record-audit.ts';
import type { Viewer } from '../../../auth/viewer.ts';
import type { Prisma } from '../../../database/generated/client.ts';
import { ForbiddenError, RefusedError } from '../../../errors/errors.ts';
import { orderActor } from '../../identity/order-actor.ts';
import { transitionDenied } from '../../identity/transition-denied.ts';
import { salesOrderFacts } from '../order/sales-order-facts.ts';
import { offeredActions } from '../rules/offered-actions.ts';
import { editRefusal, permissionsOfEdit, reachesEdit, type SalesOrderEdit } from '../rules/order-edits.ts';
import { SALES_ORDERS_VIEW } from '../rules/transitions.ts';
import { lockedOrder, type NamedOrder, type OrderInTransition } from './read-order.ts';

/** Checks that the viewer may perform an edit on any order: staff with one of its permissions. */
export function requireEdit(edit: SalesOrderEdit): (viewer: Viewer) => void {
  const permissions = permissionsOfEdit(edit);
  return (viewer) => {
    viewer.require(SALES_ORDERS_VIEW);
    const [first = SALES_ORDERS_VIEW] = permissions;
    if (!permissions.some((permission) => viewer.can(permission))) throw new ForbiddenError(first);
    if (!viewer.isStaff) throw new RefusedError('NOT_FOR_THIS_SIDE');
  };
}

/**
 * Locks and reads an order for an edit: visible, of the expected version, within the permission, and in a state that
 * allows it.
 */
export async function editedOrder(
  tx: Prisma.TransactionClient,
  context: ActorContext,
  edit: SalesOrderEdit,
  named: NamedOrder,
): Promise<OrderInTransition> {
  const order = await lockedOrder(tx, context.viewer, named);
  requireEditable(order, edit, context);
  return order;
}

/**
 * Checks that the viewer may perform an edit on the order in its state.
 * @throws ForbiddenError, RefusedError
 */
export function requireEditable(
  order: OrderInTransition,
  edit: SalesOrderEdit,
  { viewer, now }: ActorContext,
): void {
  const facts = salesOrderFacts(order);
  const actor = orderActor(viewer);
  if (!reachesEdit(facts, edit, actor))
    throw new ForbiddenError(permissionsOfEdit(edit)[0] ?? SALES_ORDERS_VIEW);
  const refused = editRefusal(facts, edit);
  if (refused === 'STATUS_TRANSITION_DENIED') throw transitionDenied(offeredActions(facts, actor, now));
  if (refused !== null) throw new RefusedError(refused);
}
