import { Prisma } from '../../../database/generated/client.ts';
import { MAX_CART_LINES } from '../rules/cart-limits.ts';
import type { RingsOfLine } from '../rules/same-ring-size.ts';
import { ringsOf } from './rings-in-cart.ts';

const HELD_RINGS = ringsOf(Prisma.sql`"held"`);

/** The columns of a line except its id. */
const COLUMNS = Prisma.sql`"cartId", "itemTypeId", "alloyId", "priorityId", size, quantity, choices, parts, "ownMetal",
  "configurationHash", "variantCode", "wantedBy", reference, "endCustomer", note, "drawingFileId", "unitPrice", "seenUnitPrice",
  "estimatedWeight", breakdown, summary, "marketFix", "marketAsOf", "validUntil", "leadDays", rank, version, "createdAt",
  "updatedAt"`;

/** A line to insert; absent columns get their default. */
type NewLine = Omit<Prisma.CartItemUncheckedCreateInput, 'id' | 'cartId' | 'createdAt' | 'updatedAt'>;

/** An inserted line, with the rings that were in the cart before. */
type InsertedLine = { readonly id: number; readonly rings: readonly RingsOfLine[] };

/** Inserts a line into a cart whose row is locked, in one statement; null if the cart is full. Values must be JSON. */
export async function insertLine(
  tx: Prisma.TransactionClient,
  cartId: number,
  line: NewLine,
  now: Date,
): Promise<InsertedLine | null> {
  const row = JSON.stringify(newRow(line, cartId, now));
  const [inserted] = await tx.$queryRaw<{ id: number | null; rings: RingsOfLine[] | null }[]>`
    WITH "held" AS (SELECT id, size, quantity, "itemTypeId" FROM "CartItem" WHERE "cartId" = ${cartId}), "added" AS (
      INSERT INTO "CartItem" (${COLUMNS})
      SELECT ${COLUMNS} FROM jsonb_populate_record(NULL::"CartItem", ${row}::jsonb)
      WHERE (SELECT count(*) FROM "held") < ${MAX_CART_LINES}
      RETURNING id)
    SELECT (SELECT id FROM "added") AS id, (SELECT json_agg(ring) FROM (${HELD_RINGS}) ring) AS rings`;
  if (!inserted || inserted.id === null) return null;
  return { id: inserted.id, rings: inserted.rings ?? [] };
}

/**
 * The same for several lines, all or none, in order.
 * @returns their ids; null if the cart has not enough room
 */
export async function insertLines(
  tx: Prisma.TransactionClient,
  cartId: number,
  lines: readonly NewLine[],
  now: Date,
): Promise<number[] | null> {
  const rows = JSON.stringify(lines.map((line) => newRow(line, cartId, now)));
  const inserted = await tx.$queryRaw<{ id: number }[]>`
    INSERT INTO "CartItem" (${COLUMNS})
    SELECT ${COLUMNS} FROM jsonb_populate_recordset(NULL::"CartItem", ${rows}::jsonb)
    WHERE (SELECT count(*) FROM "CartItem" WHERE "cartId" = ${cartId}) <= ${MAX_CART_LINES - lines.length}
    RETURNING id`;
  return inserted.length === lines.length ? inserted.map(({ id }) => id) : null;
}

function newRow(line: NewLine, cartId: number, now: Date) {
  return { ...line, cartId, rank: 0, version: 1, createdAt: now, updatedAt: now };
}
