import type { Prisma } from '../../../database/generated/client.ts';
import { RefusedError } from '../../../errors/errors.ts';
import { MAX_WISH_LIST_ITEMS, PUT_BACK_HOURS } from '../rules/wish-list-limits.ts';

/** A piece as it is put on a list. */
type NewWish = Omit<
  Prisma.WishListItemUncheckedCreateInput,
  'id' | 'wishListId' | 'createdAt' | 'updatedAt' | 'removedAt' | 'version'
>;

/**
 * Puts pieces on a list whose row this transaction holds, all or none (WISH_LIST_FULL), and forgets those that were taken
 * off too long ago to be put back. Values are what JSON can carry. Answers the ids in the order of the pieces.
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
