import type { Viewer } from '../../auth/viewer.ts';
import type { Prisma } from '../../database/generated/client.ts';
import { SETTINGS_CHANGE } from '../settings/access.ts';

/**
 * Row filter of saved views: own ones, and those shared on the same side: staff with staff, portal users with the
 * users of their customer.
 */
export function visibleListViews(viewer: Viewer): Prisma.ListViewWhereInput {
  if (!viewer.isSignedIn) return { id: { in: [] } };
  const { userId: ownerId, customerId } = viewer;
  if (viewer.isStaff) return { OR: [{ ownerId }, sharedByStaff] };
  const own = { ownerId, OR: [{ isShared: false }, { customerId: { in: viewer.linkedCustomerIds } }] };
  return customerId === null ? own : { OR: [own, { isShared: true, customerId }] };
}

/** Only portal users share for a customer. */
const sharedByStaff = { isShared: true, customerId: null };

/**
 * Whether the viewer may change or delete a visible view; staff who may change settings maintain shared views of
 * staff.
 */
export function mayChangeListView(viewer: Viewer, view: { ownerId: number }): boolean {
  if (!viewer.isSignedIn) return false;
  return view.ownerId === viewer.userId || (viewer.isStaff && viewer.can(SETTINGS_CHANGE));
}
