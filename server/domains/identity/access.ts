import type { Viewer } from '../../auth/viewer.ts';
import type { Prisma } from '../../database/generated/client.ts';
import { SWITCH_USER } from './rules/impersonation.ts';

/** Permission to see users. */
export const USERS_VIEW = 3201;

/**
 * Row filter of users: oneself; those that 3201 reaches (a customer's administrator: the portal users of that
 * customer); portal users for staff who may act as them.
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

/**
 * Whether the viewer sees how to reach a person and how that person signs in. Who merely comes across somebody, as the
 * author of a note or in a history, sees the name alone.
 */
export function seesContact(viewer: Viewer, user: { id: number; isStaff: boolean }): boolean {
  if (viewer.account === null) return false;
  // Who acts as somebody is both.
  const isSelf = user.id === viewer.userId || user.id === viewer.actingById;
  return viewer.isStaff || isSelf || (!user.isStaff && viewer.can(USERS_VIEW));
}
