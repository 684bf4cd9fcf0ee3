import type { Viewer } from '../../auth/viewer.ts';
import type { Prisma } from '../../database/generated/client.ts';

/** Permission 2001: see payments. */
export const PAYMENTS_VIEW = 2001;

/** Permission 2002: record payments. */
export const PAYMENTS_ADD = 2002;

/** Permission 2004: take payments back, and write off. */
export const PAYMENTS_REVERSE = 2004;

/** Permission 2007: take payments away as files. */
export const PAYMENTS_EXPORT = 2007;

/** Payments that the viewer may read: those of every linked customer, within the scope of 2001. */
export function visiblePayments(viewer: Viewer): Prisma.PaymentWhereInput {
  return paymentsOf(viewer, viewer.linkedCustomerIds);
}

/** Payments that lists show: those of the active customer, within the scope of 2001. */
export function listedPayments(viewer: Viewer): Prisma.PaymentWhereInput {
  return paymentsOf(viewer, viewer.customerId === null ? [] : [viewer.customerId]);
}

/** Whether a payment that was reached from something else is among `visiblePayments`. */
export function seesPayment(viewer: Viewer, payment: { customerId: number; userId: number }): boolean {
  switch (viewer.scopeOf(PAYMENTS_VIEW)) {
    case 'NONE':
      return false;
    case 'OWN':
      return viewer.linkedCustomerIds.includes(payment.customerId) && payment.userId === viewer.userId;
    case 'CUSTOMER':
      return payment.customerId === viewer.customerId;
    case 'LINKED':
      return viewer.linkedCustomerIds.includes(payment.customerId);
    case 'ALL':
      return true;
  }
}

/** OWN means paid or recorded by the viewer. */
function paymentsOf(viewer: Viewer, customerIds: number[]): Prisma.PaymentWhereInput {
  switch (viewer.scopeOf(PAYMENTS_VIEW)) {
    case 'NONE':
      return { id: { in: [] } };
    case 'OWN':
      return { customerId: { in: customerIds }, userId: viewer.userId };
    case 'CUSTOMER':
      return viewer.customerId === null ? { id: { in: [] } } : { customerId: viewer.customerId };
    case 'LINKED':
      return customerIds.length === 1
        ? { customerId: customerIds[0] ?? 0 }
        : { customerId: { in: customerIds } };
    case 'ALL':
      return {};
  }
}
