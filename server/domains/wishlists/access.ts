import type { Viewer } from '../../auth/viewer.ts';
import type { Prisma } from '../../database/generated/client.ts';

/** Permission 1201: see the wish list. */
export const WISH_LIST_VIEW = 1201;
/** Permission 1202: add to the wish list. */
export const WISH_LIST_ADD = 1202;
/** Permission 1203: edit and share the wish list. */
export const WISH_LIST_EDIT = 1203;
/** Permission 1204: remove pieces. */
export const WISH_LIST_REMOVE = 1204;

const NONE = { id: { in: [] } };

/** The viewer's wish list for the active customer, with 1201. */
export function ownWishLists(viewer: Viewer): Prisma.WishListWhereInput {
  const { customerId } = viewer;
  if (customerId === null || !viewer.can(WISH_LIST_VIEW)) return NONE;
  return { userId: viewer.userId, customerId };
}

/** The same, and lists that others of the active customer share, by the key of the link. */
export function readableWishLists(viewer: Viewer): Prisma.WishListWhereInput {
  const { customerId } = viewer;
  if (customerId === null || !viewer.can(WISH_LIST_VIEW)) return NONE;
  return { customerId, OR: [{ userId: viewer.userId }, { shareKey: { not: null } }] };
}

/** Whether a list is among `ownWishLists`. */
export function seesWishList(
  viewer: Viewer,
  list: { userId?: number | undefined; customerId: number },
): boolean {
  return viewer.can(WISH_LIST_VIEW) && list.userId === viewer.userId && list.customerId === viewer.customerId;
}

/** Pieces on the viewer's own list. */
export function ownWishListItems(viewer: Viewer): Prisma.WishListItemWhereInput {
  return { removedAt: null, wishList: { is: ownWishLists(viewer) } };
}

/** Pieces on lists that the viewer may read. */
export function readableWishListItems(viewer: Viewer): Prisma.WishListItemWhereInput {
  return { removedAt: null, wishList: { is: readableWishLists(viewer) } };
}

/** Why mutations of wish lists are not audited. */
export const WISH_IS_NOT_AUDITED = 'A wish binds nobody; what is ordered or asked for of it is audited.';
