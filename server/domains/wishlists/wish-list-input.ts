import { z } from 'zod';
import type { Viewer } from '../../auth/viewer.ts';
import type { Prisma } from '../../database/generated/client.ts';
import { NotFoundError } from '../../errors/errors.ts';
import { rowKey } from '../../schema/row-key.ts';
import { MAX_LINE_QUANTITY } from '../orders/rules/line-limits.ts';
import { ownWishListItems, readableWishListItems } from './access.ts';
import { MAX_WISH_LIST_ITEMS } from './rules/wish-list-limits.ts';

/** The key of the link to a shared list; null for the own list. */
export const shareKeyInput = z
  .string()
  .trim()
  .max(64)
  .nullish()
  .transform((value) => value || null);

/** Pieces of a list by their global ids. */
export const wishIds = z.array(z.string().max(100)).min(1, 'REQUIRED').max(MAX_WISH_LIST_ITEMS);

/** Quantity of a piece. */
export const wishQuantity = z.int().min(1, 'OUT_OF_RANGE').max(MAX_LINE_QUANTITY, 'OUT_OF_RANGE');

/** Integer ids of pieces by their global ids, in order without duplicates; an invalid one counts as a missing piece. */
export function wishListItemKeys(globalIds: readonly (string | number)[]): number[] {
  const keys = globalIds.map((globalId) => {
    const id = rowKey('WishListItem', globalId);
    return id;
  });
  return [...new Set(keys)];
}

/** Pieces of the own list, or of the shared list with this key. If one is missing, all are refused. */
export async function wishedPieces(
  db: Prisma.TransactionClient,
  viewer: Viewer,
  { ids, key }: { ids: readonly number[]; key: string | null },
) {
  viewer.requireCustomer();
  const visible =
    key === null
      ? ownWishListItems(viewer)
      : { ...readableWishListItems(viewer), AND: { wishList: { is: { shareKey: key } } } };
  const items = await db.wishListItem.findMany({
    where: { id: { in: [...ids] }, AND: visible },
    include: {
      itemType: { select: { nameEn: true, nameFr: true, pricingMode: true } },
      alloy: { select: { nameEn: true, nameFr: true } },
    },
  });
  const found = new Map(items.map((item) => [item.id, item]));
  return ids.map((id) => {
    const item = found.get(id);
    if (!item) throw new NotFoundError('WishListItem');
    return item;
  });
}

/** A piece of a wish list for ordering. */
export type WishedPiece = Awaited<ReturnType<typeof wishedPieces>>[number];
