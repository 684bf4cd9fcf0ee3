import type { Viewer } from '../../auth/viewer.ts';
import type { Prisma } from '../../database/generated/client.ts';

/**
 * Row filter of pieces if users see only their own: those of the user and of the active customer. Other users see all.
 */
export function ownItemTypes(viewer: Viewer): Prisma.ItemTypeWhereInput {
  if (!viewer.seesOwnItemTypesOnly) return {};
  return { OR: [{ ownUsers: { some: { userId: viewer.userId } } }, ...ofCustomer(viewer.customerId)] };
}

/** Pieces of a customer, for any viewer. */
export function ofCustomer(customerId: number | null): Prisma.ItemTypeWhereInput[] {
  return customerId === null ? [] : [{ ownCustomers: { some: { customerId } } }];
}

/** Whose pieces a viewer sees, for cache keys; null: all. */
export function itemTypeScope(viewer: Viewer): string | null {
  return viewer.seesOwnItemTypesOnly ? `${viewer.userId} ${viewer.customerId}` : null;
}
