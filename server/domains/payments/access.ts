import type { Viewer } from '../../auth/viewer.ts';
import type { Prisma } from '../../database/generated/client.ts';
import { isInScope, rowsInScope } from '../identity/owned-rows.ts';
import { PAYMENTS_ADD, PAYMENTS_VIEW } from './rules/pay-permissions.ts';

export { PAYMENTS_ADD, PAYMENTS_VIEW };

/** Permission 2004: reverse payments, and write off. */
export const PAYMENTS_REVERSE = 2004;

/** Permission 2007: export payments as files. */
export const PAYMENTS_EXPORT = 2007;

/** Payments that the viewer may read: those of every linked customer, within the scope of 2001. */
export function visiblePayments(viewer: Viewer): Prisma.PaymentWhereInput {
  return paymentsOf(viewer, viewer.linkedCustomerIds);
}

/** Payments that lists show: those of the active customer, within the scope of 2001. */
export function listedPayments(viewer: Viewer): Prisma.PaymentWhereInput {
  return paymentsOf(viewer, viewer.customerId === null ? [] : [viewer.customerId]);
}

/** Whether a payment reached through a relation is among `visiblePayments`. */
export function seesPayment(
  viewer: Viewer,
  { customerId, userId }: { customerId: number; userId: number },
): boolean {
  return isInScope(viewer, PAYMENTS_VIEW, { customerId, isOwn: () => userId === viewer.userId });
}

/** OWN means paid or recorded by the viewer. */
function paymentsOf(viewer: Viewer, customerIds: number[]): Prisma.PaymentWhereInput {
  return rowsInScope(viewer, PAYMENTS_VIEW, { customerIds, own: () => ({ userId: viewer.userId }) });
}
