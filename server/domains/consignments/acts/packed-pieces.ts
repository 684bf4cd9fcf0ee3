import type { Prisma } from '../../../database/generated/client.ts';
import { type InputIssue, InvalidInputError } from '../../../errors/errors.ts';
import { type Money, moneyText } from '../../../lib/money.ts';
import { configurationTitles } from '../../pricing/configuration/configuration-identity.ts';
import type { UsRingSize } from '../../pricing/rules/ring-size.ts';

/** Pieces that are packed. */
export type WantedPieces = {
  itemTypeId: number;
  /** Absent: that of the variant. */
  alloyId: number | null;
  size: UsRingSize | null;
  variantCode: string | null;
  quantity: number;
  memoPrice: Money;
};

/** The columns of a line that say what its pieces are; `code` is what they are found by. */
type PackedPieces = { code: string; columns: ReturnType<typeof columnsOf> };

const PACKED = {
  id: true,
  code: true,
  nameEn: true,
  nameFr: true,
  alloys: { select: { alloy: { select: { id: true, nameEn: true, nameFr: true } } } },
  variants: { select: { code: true, alloyId: true, size: true } },
} satisfies Prisma.ItemTypeSelect;

type Piece = Prisma.ItemTypeGetPayload<{ select: typeof PACKED }>;
type Alloy = Piece['alloys'][number]['alloy'];

/**
 * Reads the pieces that are packed.
 * @throws InvalidInputError at each line whose piece, variant or metal there is not
 */
export async function packedPieces(
  tx: Prisma.TransactionClient,
  wanted: readonly WantedPieces[],
): Promise<PackedPieces[]> {
  const pieces = await tx.itemType.findMany({
    where: { id: { in: wanted.map(({ itemTypeId }) => itemTypeId) } },
    select: PACKED,
  });
  const issues: InputIssue[] = [];
  const packed = wanted.flatMap((line, index) => {
    const piece = pieces.find(({ id }) => id === line.itemTypeId);
    const found = piece ? madeOf(piece, line) : { refused: 'itemTypeId' };
    if (piece && 'alloy' in found) return [{ code: piece.code, columns: columnsOf(line, piece, found) }];
    const field = 'refused' in found ? found.refused : 'itemTypeId';
    issues.push({ path: `lines.${index}.${field}`, code: 'UNKNOWN', message: 'Of a piece that there is.' });
    return [];
  });
  if (issues.length > 0) throw new InvalidInputError(issues);
  return packed;
}

type Made = { alloy: Alloy; size: UsRingSize | null };

/** The metal and size of a line: as told, else those of its variant. */
function madeOf({ alloys, variants }: Piece, line: WantedPieces): Made | { refused: string } {
  const variant = variants.find(({ code }) => code === line.variantCode);
  if (line.variantCode !== null && !variant) return { refused: 'variantCode' };
  const alloyId = line.alloyId ?? variant?.alloyId;
  const offered = alloys.find(({ alloy }) => alloy.id === alloyId);
  if (!offered) return { refused: 'alloyId' };
  const size = line.size ?? variant?.size?.toNumber() ?? null;
  return { alloy: offered.alloy, size };
}

function columnsOf(line: WantedPieces, piece: Piece, { alloy, size }: Made) {
  return {
    itemTypeId: piece.id,
    alloyId: alloy.id,
    size: size === null ? null : String(size),
    variantCode: line.variantCode,
    ...configurationTitles(piece, alloy, size),
    quantity: line.quantity,
    memoPrice: moneyText(line.memoPrice),
  };
}
