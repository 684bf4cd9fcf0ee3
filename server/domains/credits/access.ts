import type { Viewer } from '../../auth/viewer.ts';
import type { Prisma } from '../../database/generated/client.ts';
import { ForbiddenError } from '../../errors/errors.ts';
import { forAllCustomers } from '../identity/for-all-customers.ts';
import { ownedRows, seesOwnedRow } from '../identity/owned-rows.ts';
import { scopeAllowsWrite } from '../identity/rules/scope.ts';
import { PAYMENTS_ADD } from '../payments/access.ts';

/** Permission 2201: see credits. */
export const CREDITS_VIEW = 2201;

/** Permission 2202: issue credits. */
export const CREDITS_ISSUE = 2202;

/** Permission 2204: pay out credits, remove them from invoices, and void them. */
export const CREDITS_REFUND = 2204;

/** Permission 2206: print credits. */
export const CREDITS_PRINT = 2206;

/** Permission 2207: export credits as files. */
export const CREDITS_EXPORT = 2207;

/** Permissions to apply credits: to issue them, or to record payments. */
export const APPLYING_PERMISSIONS: readonly number[] = [CREDITS_ISSUE, PAYMENTS_ADD];

/** What decides the owner of a credit. */
type OwnedCredit = { customerId: number; placedById: number | null; contactId: number | null };

/** Credits that the viewer may read: those of every linked customer, within the scope of 2201. */
export function visibleCredits(viewer: Viewer): Prisma.CustomerCreditWhereInput {
  return ownedRows(viewer, CREDITS_VIEW, viewer.linkedCustomerIds);
}

/** Credits that lists show: those of the active customer, within the scope of 2201. */
export function listedCredits(viewer: Viewer): Prisma.CustomerCreditWhereInput {
  return ownedRows(viewer, CREDITS_VIEW, viewer.customerId === null ? [] : [viewer.customerId]);
}

/** Whether a credit reached through a relation is among `visibleCredits`. OWN means for the viewer's order. */
export function seesCredit(viewer: Viewer, { customerId, placedById, contactId }: OwnedCredit): boolean {
  // No user has the id 0.
  return seesOwnedRow(viewer, CREDITS_VIEW, { customerId, placedById: placedById ?? 0, contactId });
}

/** Checks that the viewer may apply any credit. */
export function requireApplying(viewer: Viewer): void {
  viewer.require(CREDITS_VIEW);
  const [first = CREDITS_ISSUE] = APPLYING_PERMISSIONS;
  if (!APPLYING_PERMISSIONS.some((permission) => viewer.can(permission))) throw new ForbiddenError(first);
}

/** Whether the viewer may apply a visible credit. */
export function mayApply(viewer: Viewer, credit: OwnedCredit): boolean {
  const writer = { userId: viewer.userId, customerId: viewer.customerId };
  return APPLYING_PERMISSIONS.some((permission) =>
    scopeAllowsWrite(viewer.scopeOf(permission), writer, credit),
  );
}

/** Check for mutations that issue, pay out or void credits. */
export const requireManaging = (permission: number) => forAllCustomers(permission, CREDITS_VIEW);
