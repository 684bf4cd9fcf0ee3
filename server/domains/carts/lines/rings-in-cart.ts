import { Prisma } from '../../../database/generated/client.ts';
import { RefusedError } from '../../../errors/errors.ts';
import { type DecimalInput, decimal } from '../../../lib/money.ts';
import type { builder } from '../../../schema/builder.ts';
import type { PricedConfiguration } from '../../pricing/calculation/priced-configuration.ts';
import { ringSizeText } from '../../pricing/rules/ring-size-text.ts';
import {
  linesOfSameRingSize,
  type RingsOfLine,
  SAME_RING_SIZE,
  type SharedSize,
  sharedSizes,
} from '../rules/same-ring-size.ts';

/**
 * The rings of the lines of a cart as SQL, one row for each line and ring piece: the line's own, and those of a set,
 * which have the size of the line if they are made in it (pricing: `followingConfiguration`). `lines` is a relation
 * with the columns of "CartItem".
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

/** The result of a mutation about rings: warnings, and the lines concerned. */
export type RingWarnings = { warnings: string[]; sameRingSizeLineIds: number[] };

/** The same with the sizes concerned. */
type FoundRings = { answer: RingWarnings; sizes: readonly SharedSize[] };

/** No warnings. */
export const NO_RING_WARNINGS: RingWarnings = { warnings: [], sameRingSizeLineIds: [] };

/** The warnings about lines, from the rings of their cart. */
function ringWarnings(lineIds: readonly number[], rings: readonly RingsOfLine[]): FoundRings {
  const sameRingSizeLineIds = linesOfSameRingSize(lineIds, rings);
  const warnings = sameRingSizeLineIds.length > 0 ? [SAME_RING_SIZE] : [];
  return { answer: { warnings, sameRingSizeLineIds }, sizes: sharedSizes(lineIds, rings) };
}

/** Input of mutations that may lead to rings of the same size. */
export function asksSameRingSizeInput(
  t: PothosSchemaTypes.InputFieldBuilder<typeof builder.$inferSchemaTypes, 'InputObject'>,
) {
  return t.boolean({
    description:
      'Ask before adding: when the cart would contain several rings of the same size, the call is refused with `SAME_RING_SIZE` and nothing changes. Absent or false: the change is made, with a warning.',
  });
}

/**
 * The warnings of a change. If the caller wants to be asked first, the change is refused with them and nothing is
 * written.
 */
export function unlessAsked(
  asks: boolean | null | undefined,
  { answer, sizes: shared }: FoundRings,
): RingWarnings {
  if (!asks || shared.length === 0) return answer;
  const sizes = shared.map(({ size, count }) => ({
    count,
    us: String(size),
    eu: ringSizeText(size, 'EU'),
    uk: ringSizeText(size, 'UK'),
    mm: ringSizeText(size, 'MM'),
  }));
  throw new RefusedError(SAME_RING_SIZE, { sizes });
}

/** The warnings about a line that was changed in this transaction; none if the change added no ring. */
export async function changedRingWarnings(
  tx: Prisma.TransactionClient,
  before: { id: number; cartId: number; size: DecimalInput | null; quantity: number },
  after: { size: number | null; quantity: number },
  asks: boolean | null | undefined,
): Promise<RingWarnings> {
  if (!bringsRings(before, after)) return NO_RING_WARNINGS;
  return unlessAsked(asks, await readRingWarnings(tx, before.cartId, [before.id]));
}

/** Whether a change of a line may add rings of a size: another size or quantity, not another engraving. */
function bringsRings(
  before: { size: DecimalInput | null; quantity: number },
  after: { size: number | null; quantity: number },
): boolean {
  const size = before.size === null ? null : decimal(before.size).toNumber();
  return after.quantity > before.quantity || after.size !== size;
}

/** The warnings about an inserted line, from the rings that were in the cart before. */
export function insertedRingWarnings(
  line: { readonly id: number; readonly rings: readonly RingsOfLine[] },
  priced: Pick<PricedConfiguration, 'size' | 'subItems'>,
  quantity: number,
): FoundRings {
  const added = ringsOfPiece(priced, quantity).map((ring) => ({ ...ring, lineId: line.id }));
  return ringWarnings([line.id], [...line.rings, ...added]);
}

/** The rings of a piece with the quantity of its line: its own, and those of its set. */
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
): Promise<FoundRings> {
  const lines = Prisma.sql`(SELECT * FROM "CartItem" WHERE "cartId" = ${cartId})`;
  const rings = await tx.$queryRaw<RingsOfLine[]>`${ringsOf(lines)} ORDER BY "lineId"`;
  return ringWarnings(ids, rings);
}
