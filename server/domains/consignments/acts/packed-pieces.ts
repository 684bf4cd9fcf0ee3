import type { Prisma } from '../../../database/generated/client.ts';
import { type InputIssue, InvalidInputError } from '../../../errors/errors.ts';
import { type Money, moneyText } from '../../../lib/money.ts';
import { variantOptions } from '../../catalog/item-types/item-variant.type.ts';
import { configurationTitles } from '../../pricing/configuration/configuration-identity.ts';
import type { UsRingSize } from '../../pricing/rules/ring-size.ts';
import { loadPieces } from '../../pricing/sources/load-pieces.ts';
import { type PicturedVariant, variantLook } from './variant-look.ts';

/** Pieces to pack. */
export type WantedPieces = {
  itemTypeId: number;
  /** Absent: the alloy of the variant. */
  alloyId: number | null;
  size: UsRingSize | null;
  variantCode: string | null;
  quantity: number;
  memoPrice: Money;
};

/** The columns of a line that describe its pieces; `code` is a search term. */
type PackedPieces = { code: string; columns: ReturnType<typeof columnsOf> & PicturedVariant };

const PACKED = {
  id: true,
  code: true,
  nameEn: true,
  nameFr: true,
  alloys: { select: { alloy: { select: { id: true, nameEn: true, nameFr: true } } } },
  variants: { select: { code: true, alloyId: true, size: true, options: true } },
} satisfies Prisma.ItemTypeSelect;

type Piece = Prisma.ItemTypeGetPayload<{ select: typeof PACKED }>;
type Alloy = Piece['alloys'][number]['alloy'];

/**
 * Reads the pieces to pack.
 * @throws InvalidInputError at each line with an unknown piece, variant or metal
 */
export async function packedPieces(
  tx: Prisma.TransactionClient,
  wanted: readonly WantedPieces[],
  now: Date,
): Promise<PackedPieces[]> {
  const pieces = await tx.itemType.findMany({
    where: { id: { in: wanted.map(({ itemTypeId }) => itemTypeId) } },
    select: PACKED,
  });
  const looks = await variantLooks(tx, pieces, { wanted, now });
  const issues: InputIssue[] = [];
  const packed = wanted.flatMap((line, index) => {
    const piece = pieces.find(({ id }) => id === line.itemTypeId);
    const found = piece ? madeOf(piece, line) : { refused: 'itemTypeId' };
    if (piece && 'alloy' in found) {
      const look = looks.get(line.variantCode ?? '') ?? AS_IT_IS;
      return [{ code: piece.code, columns: { ...columnsOf(line, piece, found), ...look } }];
    }
    const field = 'refused' in found ? found.refused : 'itemTypeId';
    issues.push({ path: `lines.${index}.${field}`, code: 'UNKNOWN', message: 'Of a piece that there is.' });
    return [];
  });
  if (issues.length > 0) throw new InvalidInputError(issues);
  return packed;
}

/** The picture of a piece without options. */
const AS_IT_IS: PicturedVariant = { stoneShape: null, look: null };

/** The options of variants that pictures show, by variant code. */
async function variantLooks(
  tx: Prisma.TransactionClient,
  pieces: readonly Piece[],
  { wanted, now }: { wanted: readonly WantedPieces[]; now: Date },
): Promise<ReadonlyMap<string, PicturedVariant>> {
  const codes = new Set(wanted.map(({ variantCode }) => variantCode));
  const fixed = pieces.flatMap(({ id, variants }) =>
    variants.flatMap(({ code, ...variant }) => {
      const options = variantOptions(variant.options);
      return codes.has(code) && options.length > 0 ? [{ itemTypeId: id, code, options }] : [];
    }),
  );
  if (fixed.length === 0) return new Map();
  const ids = fixed.map(({ itemTypeId }) => itemTypeId);
  const loaded = await loadPieces(tx, ids, now);
  return new Map(
    fixed.flatMap(({ itemTypeId, code, options }) => {
      const piece = loaded.get(itemTypeId);
      return piece ? [[code, variantLook(piece, options)]] : [];
    }),
  );
}

type Made = { alloy: Alloy; size: UsRingSize | null };

/** The alloy and size of a line: the given ones, otherwise those of its variant. */
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
