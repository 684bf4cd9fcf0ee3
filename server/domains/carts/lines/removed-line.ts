import type { Prisma } from '../../../database/generated/client.ts';
import { MAX_CART_LINES } from '../rules/cart-limits.ts';

/** Removes a line from its cart and stores it for a day: its columns, pictures and estimate. */
export async function removeLineFromCart(
  tx: Prisma.TransactionClient,
  lineId: number,
  now: Date,
): Promise<void> {
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

/** Restores a removed line unchanged; does nothing if the cart is full. */
export async function putBackLine(
  tx: Prisma.TransactionClient,
  { id, cartId }: { readonly id: number; readonly cartId: number },
): Promise<void> {
  // Locks the cart's row, so that concurrent calls cannot exceed the limit.
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
