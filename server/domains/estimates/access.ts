import type { Viewer } from '../../auth/viewer.ts';
import type { Prisma } from '../../database/generated/client.ts';
import { isInScope, rowsInScope } from '../identity/owned-rows.ts';

/**
 * Permission 1501: create and see estimates. An estimate is not binding, so every user who may see the page may save,
 * edit and delete their own. Converting it requires the permission for its target.
 */
export const ESTIMATES_VIEW = 1501;
/** Permission 1503: set another price than the calculated one. */
export const ESTIMATES_OVERRIDE = 1503;

/** Estimates that the viewer may change: those of every linked customer, within the scope of 1501. */
export function changeableEstimates(viewer: Viewer): Prisma.EstimateWhereInput {
  return scoped(viewer, viewer.linkedCustomerIds);
}

/** Estimates that the viewer may open: those, and the ones that other users of the customer share. */
export function visibleEstimates(viewer: Viewer): Prisma.EstimateWhereInput {
  return { AND: [NOT_DELETED, withShared(viewer, viewer.linkedCustomerIds)] };
}

/** Estimates that lists show: the same for the active customer. */
export function listedEstimates(viewer: Viewer): Prisma.EstimateWhereInput {
  const customerIds = viewer.customerId === null ? [] : [viewer.customerId];
  return { AND: [NOT_DELETED, withShared(viewer, customerIds)] };
}

/** Whether an estimate is among `changeableEstimates`. */
export function changesEstimate(
  viewer: Viewer,
  { customerId, placedById }: { customerId: number; placedById: number },
): boolean {
  return isInScope(viewer, ESTIMATES_VIEW, { customerId, isOwn: () => placedById === viewer.userId });
}

/** Whether an estimate that is not deleted is among `visibleEstimates`. */
export function seesEstimate(
  viewer: Viewer,
  { customerId, placedById, isShared }: { customerId: number; placedById: number; isShared: boolean },
): boolean {
  if (changesEstimate(viewer, { customerId, placedById })) return true;
  return (
    isShared && viewer.scopeOf(ESTIMATES_VIEW) === 'OWN' && viewer.linkedCustomerIds.includes(customerId)
  );
}

/** Pictures of estimates that the viewer may open. */
export function visibleEstimatePictures(viewer: Viewer): Prisma.EstimatePictureWhereInput | null {
  return viewer.can(ESTIMATES_VIEW) ? { estimate: { is: visibleEstimates(viewer) } } : null;
}

const NOT_DELETED = { deletedAt: null } satisfies Prisma.EstimateWhereInput;

function withShared(viewer: Viewer, customerIds: number[]): Prisma.EstimateWhereInput {
  const own = scoped(viewer, customerIds);
  if (viewer.scopeOf(ESTIMATES_VIEW) !== 'OWN') return own;
  const customerId = { in: customerIds };
  return { customerId, OR: [{ placedById: viewer.userId }, { sharedAt: { not: null } }] };
}

function scoped(viewer: Viewer, customerIds: number[]): Prisma.EstimateWhereInput {
  return rowsInScope(viewer, ESTIMATES_VIEW, { customerIds, own: () => ({ placedById: viewer.userId }) });
}
