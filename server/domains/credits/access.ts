import type { Viewer } from '../../auth/viewer.ts';
import type { Prisma } from '../../database/generated/client.ts';
import { ForbiddenError } from '../../errors/errors.ts';
import { scopeAllowsWrite } from '../identity/rules/scope.ts';
import { forAllCustomers } from '../ordering/for-all-customers.ts';
import { ownedRows, seesOwnedRow } from '../ordering/owned-rows.ts';
import { PAYMENTS_ADD } from '../payments/access.ts';

/** Permission 2201: see credits. */
export const CREDITS_VIEW = 2201;

/** Permission 2202: issue credits. */
export const CREDITS_ISSUE = 2202;

/** Permission 2204: pay credits out, take them off invoices, and void them. */
export const CREDITS_REFUND = 2204;

/** Permission 2206: print credits. */
export const CREDITS_PRINT = 2206;

/** Permission 2207: take credits away as files. */
export const CREDITS_EXPORT = 2207;

/** Who applies credits: whoever issues them, or pays. */
export const APPLYING_PERMISSIONS: readonly number[] = [CREDITS_ISSUE, PAYMENTS_ADD];

/** What decides whose a credit is. */
type OwnedCredit = { customerId: number; placedById: number | null; contactId: number | null };

/** Credits that the viewer may read: those of every linked customer, within the scope of 2201. */
export function visibleCredits(viewer: Viewer): Prisma.CustomerCreditWhereInput {
  return ownedRows(viewer, CREDITS_VIEW, viewer.linkedCustomerIds);
}

/** Credits that lists show: those of the active customer, within the scope of 2201. */
export function listedCredits(viewer: Viewer): Prisma.CustomerCreditWhereInput {
  return ownedRows(viewer, CREDITS_VIEW, viewer.customerId === null ? [] : [viewer.customerId]);
}

/** Whether a credit that was reached from something else is among `visibleCredits`. OWN means for the viewer's order. */
export function seesCredit(viewer: Viewer, { customerId, placedById, contactId }: OwnedCredit): boolean {
  // Nobody has the id 0.
  return seesOwnedRow(viewer, CREDITS_VIEW, { customerId, placedById: placedById ?? 0, contactId });
}

/** Who applies credits, before any is looked at. */
export function requireApplying(viewer: Viewer): void {
  viewer.require(CREDITS_VIEW);
  const [first = CREDITS_ISSUE] = APPLYING_PERMISSIONS;
  if (!APPLYING_PERMISSIONS.some((permission) => viewer.can(permission))) throw new ForbiddenError(first);
}

/** Whether the viewer may apply a credit that they see. */
export function mayApply(viewer: Viewer, credit: OwnedCredit): boolean {
  const writer = { userId: viewer.userId, customerId: viewer.customerId };
  return APPLYING_PERMISSIONS.some((permission) =>
    scopeAllowsWrite(viewer.scopeOf(permission), writer, credit),
  );
}

/** Who issues credits, pays them out or voids them. */
export const requireKeeping = (permission: number) => forAllCustomers(permission, CREDITS_VIEW);
