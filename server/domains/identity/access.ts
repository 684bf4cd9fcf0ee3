import type { Viewer } from '../../auth/viewer.ts';
import type { Prisma } from '../../database/generated/client.ts';
import { SWITCH_USER } from './rules/impersonation.ts';

/** Permission to see users. */
export const USERS_VIEW = 3201;

/** Permission to change users. */
export const USERS_EDIT = 3203;

/**
 * Row filter of users: oneself; those within the scope of 3201 (for a customer's administrator, its portal users); and
 * portal users for staff who may act as them.
 */
export function visibleUsers(viewer: Viewer): Prisma.UserWhereInput {
  if (!viewer.isSignedIn) return { id: { in: [] } };
  if (viewer.scopeOf(USERS_VIEW) === 'ALL') return {};
  const portalUsers = viewer.isStaff && viewer.can(SWITCH_USER) ? [{ isStaff: false }] : [];
  return { OR: [{ id: viewer.userId }, ...usersInScope(viewer), ...portalUsers] };
}

function usersInScope(viewer: Viewer): Prisma.UserWhereInput[] {
  switch (viewer.scopeOf(USERS_VIEW)) {
    case 'LINKED':
      return [{ isStaff: false, customers: { some: { customerId: { in: viewer.linkedCustomerIds } } } }];
    case 'CUSTOMER':
      return viewer.customerId === null
        ? []
        : [{ isStaff: false, customers: { some: { customerId: viewer.customerId } } }];
    default:
      return [];
  }
}

/** Permissions of staff who work with portal users: through jobs, customers or user administration. */
const MEETS_PORTAL_USERS = [1701, 3301, USERS_VIEW, SWITCH_USER];

/**
 * Row filter of people whose profile picture the viewer sees: oneself; for portal users those of a shared customer;
 * for staff each other, and the portal users whom they work with.
 */
export function picturedUsers(viewer: Viewer): Prisma.UserWhereInput {
  if (!viewer.isSignedIn) return { id: { in: [] } };
  const self = { id: viewer.userId };
  if (!viewer.isStaff) {
    const shared = { some: { customerId: { in: viewer.linkedCustomerIds } } };
    return { OR: [self, { isStaff: false, customers: shared }] };
  }
  return MEETS_PORTAL_USERS.some((permission) => viewer.can(permission))
    ? {}
    : { OR: [self, { isStaff: true }] };
}

/** Whether `picturedUsers` includes a person, by the number of customers shared with the viewer. */
export function seesPicture(
  viewer: Viewer,
  user: { id: number; isStaff: boolean },
  sharedCustomers: number,
): boolean {
  if (viewer.account === null) return false;
  if (user.id === viewer.userId) return true;
  if (!viewer.isStaff) return !user.isStaff && sharedCustomers > 0;
  return user.isStaff || MEETS_PORTAL_USERS.some((permission) => viewer.can(permission));
}

/**
 * Whether the viewer sees a person's contact details and user name. Otherwise, such as for authors of notes and in
 * histories, only the name is shown.
 */
export function seesContact(viewer: Viewer, user: { id: number; isStaff: boolean }): boolean {
  if (viewer.account === null) return false;
  // An acting user counts as both.
  const isSelf = user.id === viewer.userId || user.id === viewer.actingById;
  return viewer.isStaff || isSelf || (!user.isStaff && viewer.can(USERS_VIEW));
}
