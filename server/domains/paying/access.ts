import type { Viewer } from '../../auth/viewer.ts';
import type { Prisma } from '../../database/generated/client.ts';
import { RefusedError } from '../../errors/errors.ts';
import { CREDITS_VIEW, visibleCredits } from '../credits/access.ts';
import { ownedRows } from '../identity/owned-rows.ts';
import { visibleInvoices } from '../invoices/access.ts';
import { INVOICES_VIEW } from '../invoices/rules/transitions.ts';
import { PAYMENTS_ADD, PAYMENTS_VIEW, visiblePayments } from '../payments/access.ts';

/** Checks that the viewer may pay for the active customer: they see its invoices and payments. */
export function requirePaying(viewer: Viewer): void {
  viewer.require(INVOICES_VIEW);
  viewer.require(PAYMENTS_VIEW);
  viewer.require(PAYMENTS_ADD);
  viewer.requireCustomer();
}

/** An acting user must not use the customer's cards. */
export function requireOwnCards(viewer: Viewer): void {
  if (viewer.actingById !== null) throw new RefusedError('NOT_WHILE_ACTING');
}

/** Invoices of a customer that the viewer may pay: visible ones within the scope of 2002. */
export function payableInvoices(viewer: Viewer, customerId: number): Prisma.InvoiceWhereInput {
  return { customerId, AND: [visibleInvoices(viewer), ownedRows(viewer, PAYMENTS_ADD, [customerId])] };
}

/** Payments of a customer whose prepayment the viewer may use. */
export function usablePayments(viewer: Viewer, customerId: number): Prisma.PaymentWhereInput {
  return { customerId, AND: visiblePayments(viewer) };
}

/** Credits of a customer that the viewer may use. */
export function usableCredits(viewer: Viewer, customerId: number): Prisma.CustomerCreditWhereInput {
  if (!viewer.can(CREDITS_VIEW)) return { id: { in: [] } };
  return { customerId, AND: visibleCredits(viewer) };
}
