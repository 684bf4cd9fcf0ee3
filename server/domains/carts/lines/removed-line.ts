import type { Prisma } from '../../../database/generated/client.ts';
import { MAX_CART_LINES } from '../rules/cart-limits.ts';

/** Takes a line out of its cart and keeps all of it for a day: its columns, pictures, and the estimate it was made of. */
export async function takeOutLine(tx: Prisma.TransactionClient, lineId: number, now: Date): Promise<void> {
  await tx.$executeRaw`
    WITH "removed" AS (DELETE FROM "CartItem" WHERE id = ${lineId} RETURNING *)
    INSERT INTO "RemovedCartItem" (id, "cartId", line, pictures, "estimateId", "removedAt")
    SELECT line.id, line."cartId", to_jsonb(line),
      (SELECT coalesce(jsonb_agg(jsonb_build_object('fileId', "fileId", 'rank', rank)), '[]')
        FROM "LinePicture" WHERE "cartItemId" = line.id),
      (SELECT id FROM "Estimate" WHERE "cartItemId" = line.id), ${now}::timestamp
    FROM "removed" line
    ON CONFLICT (id) DO NOTHING`;
}

/** Puts a line back that was taken out of a cart, as it was; nothing happens where the cart has no room for it. */
export async function putBackLine(
  tx: Prisma.TransactionClient,
  { id, cartId }: { readonly id: number; readonly cartId: number },
): Promise<void> {
  // The cart's row is held so that several at once never pass the limit.
  await tx.$queryRaw`SELECT 1 FROM "Cart" WHERE id = ${cartId} FOR UPDATE`;
  await tx.$executeRaw`
    WITH "removed" AS (
      DELETE FROM "RemovedCartItem" WHERE id = ${id}
        AND (SELECT count(*) FROM "CartItem" WHERE "cartId" = ${cartId}) < ${MAX_CART_LINES}
      RETURNING *),
    "restored" AS (
      INSERT INTO "CartItem" SELECT line.*
      FROM "removed", LATERAL jsonb_populate_record(NULL::"CartItem", "removed".line) line),
    "estimated" AS (
      UPDATE "Estimate" SET "cartItemId" = ${id} FROM "removed"
      WHERE "Estimate".id = "removed"."estimateId" AND "Estimate"."cartItemId" IS NULL)
    INSERT INTO "LinePicture" ("cartItemId", "fileId", rank)
    SELECT ${id}, picture."fileId", picture.rank
    FROM "removed", LATERAL jsonb_to_recordset("removed".pictures) AS picture ("fileId" int, rank int)
    ORDER BY picture.rank`;
}
