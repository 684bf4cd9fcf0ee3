import type { Viewer } from '../../auth/viewer.ts';
import type { Prisma } from '../../database/generated/client.ts';
import { ForbiddenError, RefusedError } from '../../errors/errors.ts';
import { forAllCustomers } from '../identity/for-all-customers.ts';
import { actorRefusalError, orderActor } from '../identity/order-actor.ts';
import { ownedRows, seesOwnedRow } from '../identity/owned-rows.ts';
import { refusedForActor } from '../identity/rules/sided-transition.ts';
import { BILLING_PERMISSIONS, SALES_ORDERS_BILL } from '../invoices/rules/transitions.ts';
import {
  CONSIGNMENTS_MANAGE,
  CONSIGNMENTS_VIEW,
  type ConsignmentOwners,
  LINE_TABLE,
  type LineAction,
} from './rules/transitions.ts';

/** Consignments that the viewer may read: those of every linked customer, within the scope of 2301. */
export function visibleConsignments(viewer: Viewer): Prisma.ConsignmentWhereInput {
  return ownedRows(viewer, CONSIGNMENTS_VIEW, viewer.linkedCustomerIds);
}

/** Consignments that lists show: those of the active customer, within the scope of 2301. */
export function listedConsignments(viewer: Viewer): Prisma.ConsignmentWhereInput {
  return ownedRows(viewer, CONSIGNMENTS_VIEW, viewer.customerId === null ? [] : [viewer.customerId]);
}

/** Whether a consignment reached through a relation is among `visibleConsignments`. */
export function seesConsignment(viewer: Viewer, consignment: ConsignmentOwners): boolean {
  return seesOwnedRow(viewer, CONSIGNMENTS_VIEW, consignment);
}

/** Check for mutations that pack consignments and change their last day. */
export const requireManaging = forAllCustomers(CONSIGNMENTS_MANAGE, CONSIGNMENTS_VIEW);

/** Checks that the viewer may perform an action on pieces of any consignment. */
export function requireLineAction(action: LineAction): (viewer: Viewer) => void {
  return (viewer) => {
    viewer.require(CONSIGNMENTS_VIEW);
    const refused = refusedForActor(LINE_TABLE, action, orderActor(viewer));
    if (refused) throw actorRefusalError(refused);
  };
}

/** Whether the viewer may invoice anything. */
export function bills(viewer: Viewer): boolean {
  return viewer.isStaff && BILLING_PERMISSIONS.some((permission) => viewer.can(permission));
}

/** Check for mutations that invoice pieces: requires permissions for consignments and for invoicing. */
export function requireBillingPieces(viewer: Viewer): void {
  requireLineAction('INVOICE')(viewer);
  if (!viewer.isStaff) throw new RefusedError('NOT_FOR_THIS_SIDE');
  if (!bills(viewer)) throw new ForbiddenError(SALES_ORDERS_BILL);
}
