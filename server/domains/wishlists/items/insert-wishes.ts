import type { Prisma } from '../../../database/generated/client.ts';
import { RefusedError } from '../../../errors/errors.ts';
import { MAX_WISH_LIST_ITEMS, PUT_BACK_HOURS } from '../rules/wish-list-limits.ts';

/** A piece to add to a list. */
type NewWish = Omit<
  Prisma.WishListItemUncheckedCreateInput,
  'id' | 'wishListId' | 'createdAt' | 'updatedAt' | 'removedAt' | 'version'
>;

/**
 * Adds pieces to a list whose row is locked, all or none (WISH_LIST_FULL), and deletes removed pieces that can no
 * longer be restored. Values must be JSON.
 * @returns the ids in the order of the pieces
 */
export async function insertWishes(
  tx: Prisma.TransactionClient,
  wishListId: number,
  wishes: readonly NewWish[],
  now: Date,
): Promise<number[]> {
  const rows = JSON.stringify(
    wishes.map((wish) => ({ ...wish, wishListId, version: 1, createdAt: now, updatedAt: now })),
  );
  const forgotten = new Date(now.getTime() - PUT_BACK_HOURS * 3_600_000);
  const inserted = await tx.$queryRaw<{ id: number }[]>`
    WITH forgotten AS (
      DELETE FROM "WishListItem" WHERE "wishListId" = ${wishListId} AND "removedAt" < ${forgotten}::timestamp)
    INSERT INTO "WishListItem" ("wishListId", "itemTypeId", "alloyId", "priorityId", size, quantity, choices, parts,
      "ownMetal", "configurationHash", "wantedBy", reference, "endCustomer", note, "drawingFileId", "addedUnitPrice",
      "leadDays", version, "createdAt", "updatedAt")
    SELECT "wishListId", "itemTypeId", "alloyId", "priorityId", size, quantity, choices, parts, "ownMetal",
      "configurationHash", "wantedBy", reference, "endCustomer", note, "drawingFileId", "addedUnitPrice", "leadDays",
      version, "createdAt", "updatedAt"
    FROM jsonb_populate_recordset(NULL::"WishListItem", ${rows}::jsonb)
    WHERE (SELECT count(*) FROM "WishListItem" WHERE "wishListId" = ${wishListId} AND "removedAt" IS NULL)
      <= ${MAX_WISH_LIST_ITEMS - wishes.length}
    RETURNING id`;
  if (inserted.length < wishes.length) throw new RefusedError('WISH_LIST_FULL', { max: MAX_WISH_LIST_ITEMS });
  return inserted.map(({ id }) => id);
}
