import { Prisma } from '../../../database/generated/client.ts';
import type { PricedConfiguration } from '../../pricing/calculation/priced-configuration.ts';
import { linesOfSameRingSize, type RingsOfLine, SAME_RING_SIZE } from '../rules/same-ring-size.ts';

/**
 * The rings of the lines of a cart as SQL, one row for each line and ring piece: the line's own, and those of a set, which
 * have the size of the line where they come in it (pricing: `followingConfiguration`). `lines` is a relation with the columns of "CartItem".
 */
export function ringsOf(lines: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`
    SELECT line.id AS "lineId", line.size::float8 AS size, line.quantity AS count FROM ${lines} line
      WHERE line.size IS NOT NULL
    UNION ALL
    SELECT line.id, ring.size::float8, line.quantity * part.quantity
      FROM ${lines} line JOIN "ItemTypeSubItem" part ON part."parentId" = line."itemTypeId"
      JOIN "ItemType" child ON child.id = part."childId" AND child."minSize" IS NOT NULL,
      LATERAL (SELECT CASE WHEN line.size BETWEEN child."minSize" AND child."maxSize" THEN line.size
        ELSE child."refSize" END AS size) ring
      WHERE ring.size IS NOT NULL`;
}

/** What a mutation answers about the rings of a line: warnings, and the lines that they are about. */
export type RingWarnings = { warnings: string[]; sameRingSizeLineIds: number[] };

/** No warnings. */
export const NO_RING_WARNINGS: RingWarnings = { warnings: [], sameRingSizeLineIds: [] };

/** The warnings about lines among the rings of their cart. */
export function ringWarnings(lineIds: readonly number[], rings: readonly RingsOfLine[]): RingWarnings {
  const sameRingSizeLineIds = linesOfSameRingSize(lineIds, rings);
  return { warnings: sameRingSizeLineIds.length > 0 ? [SAME_RING_SIZE] : [], sameRingSizeLineIds };
}

/** The warnings about a line that was inserted, given the rings that were in the cart before it. */
export function insertedRingWarnings(
  line: { readonly id: number; readonly rings: readonly RingsOfLine[] },
  priced: Pick<PricedConfiguration, 'size' | 'subItems'>,
  quantity: number,
): RingWarnings {
  const added = ringsOfPiece(priced, quantity).map((ring) => ({ ...ring, lineId: line.id }));
  return ringWarnings([line.id], [...line.rings, ...added]);
}

/** The rings of a piece of which a line has so many: its own, and those that go with it. */
function ringsOfPiece(
  { size, subItems }: Pick<PricedConfiguration, 'size' | 'subItems'>,
  quantity: number,
): Omit<RingsOfLine, 'lineId'>[] {
  const parts = [{ size, quantity: 1 }, ...subItems];
  return parts.flatMap((part) =>
    part.size === null ? [] : [{ size: part.size, count: quantity * part.quantity }],
  );
}

/** The warnings about lines of a cart that were added or changed in this transaction. */
export async function readRingWarnings(
  tx: Prisma.TransactionClient,
  cartId: number,
  ids: readonly number[],
): Promise<RingWarnings> {
  const lines = Prisma.sql`(SELECT * FROM "CartItem" WHERE "cartId" = ${cartId})`;
  const rings = await tx.$queryRaw<RingsOfLine[]>`${ringsOf(lines)} ORDER BY "lineId"`;
  return ringWarnings(ids, rings);
}
