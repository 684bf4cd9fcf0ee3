import type { Prisma } from '../../../database/generated/client.ts';
import type { PricedConfiguration } from '../../pricing/calculation/priced-configuration.ts';
import type { PriceOutcome } from '../../pricing/calculation/read-and-price.ts';
import { choicesOfJson } from '../../pricing/configuration/choice.type.ts';
import { partsOfJson } from '../../pricing/configuration/configured-part.type.ts';
import { heldColumns } from '../../pricing/held-price.ts';
import { costOfPrice } from '../rules/cost-of-price.ts';

/** Texts of the customer about a piece. */
type QuoteLineTexts = {
  quantity: number;
  wantedBy: Date | null;
  reference: string | null;
  endCustomer: string | null;
  note: string | null;
  drawingFileId: number | null;
  reorderedFromId: number | null;
};

/** The columns of a line that its price decides. The calculated price is offered unless staff set another. */
export function pricedColumns(priced: PricedConfiguration, now: Date) {
  const { unitPrice, seenUnitPrice: _seen, validUntil: _held, ...held } = heldColumns(priced, now);
  return {
    ...held,
    unitPrice,
    calculatedPrice: unitPrice,
    cost: costOfPrice(held.breakdown)?.toFixed(2) ?? null,
    marketAsOf: held.marketAsOf.toISOString(),
    titleEn: priced.titleEn,
    titleFr: priced.titleFr,
    pricingMode: priced.pricingMode,
  };
}

/** A line to write. */
export type QuoteLineRow = ReturnType<typeof pricedColumns> &
  QuoteLineTexts & {
    lineKey: number;
    rank: number;
    priceAuthorId: number | null;
    priceReason: string | null;
    isOptional: boolean;
    alternativeGroup: string | null;
  };

/** Converts a priced piece to a line of a quote. */
export function newLine(
  priced: PricedConfiguration,
  texts: QuoteLineTexts,
  { lineKey, rank, now }: { lineKey: number; rank: number; now: Date },
): QuoteLineRow {
  return {
    ...pricedColumns(priced, now),
    ...texts,
    lineKey,
    rank,
    ...NO_STAFF_CHOICE,
  };
}

/** What a line stores of a configuration. */
type ConfiguredPiece = Pick<
  Prisma.CartItemGetPayload<object>,
  | 'itemTypeId'
  | 'alloyId'
  | 'priorityId'
  | 'size'
  | 'choices'
  | 'parts'
  | 'ownMetal'
  | 'configurationHash'
  | 'variantCode'
  | 'leadDays'
>;

/** Converts a piece without a price to a line of a quote. */
function unpricedLine(
  piece: ConfiguredPiece,
  texts: QuoteLineTexts & Pick<QuoteLineRow, 'titleEn' | 'titleFr' | 'pricingMode'>,
  { lineKey, rank, now }: { lineKey: number; rank: number; now: Date },
): QuoteLineRow {
  const { itemTypeId, alloyId, priorityId, size, choices, parts, ownMetal } = piece;
  return {
    itemTypeId,
    alloyId,
    priorityId,
    size: size === null ? null : String(size),
    choices: choicesOfJson(choices),
    parts: partsOfJson(parts),
    ownMetal,
    configurationHash: piece.configurationHash,
    variantCode: piece.variantCode,
    leadDays: piece.leadDays,
    ...texts,
    unitPrice: null,
    calculatedPrice: null,
    cost: null,
    estimatedWeight: '0',
    breakdown: [],
    summary: [],
    marketFix: [],
    marketAsOf: now.toISOString(),
    lineKey,
    rank,
    ...NO_STAFF_CHOICE,
  };
}

/** A piece from a cart or a wish list, with its texts. */
type StoredPiece = ConfiguredPiece &
  Omit<QuoteLineTexts, 'reorderedFromId'> & {
    /** For pieces that have no price any more. */
    itemType: { nameEn: string; nameFr: string; pricingMode: string } | null;
  };

/** Converts a stored piece to a line of a quote. A piece that is no longer offered gets a line without a price. */
export function storedLine(
  piece: StoredPiece,
  outcome: PriceOutcome | undefined,
  place: { lineKey: number; rank: number; now: Date },
): QuoteLineRow {
  const { quantity, wantedBy, reference, endCustomer, note, drawingFileId } = piece;
  const texts = { quantity, wantedBy, reference, endCustomer, note, drawingFileId, reorderedFromId: null };
  if (outcome && 'priced' in outcome) return newLine(outcome.priced, texts, place);
  if (!piece.itemType) throw new Error('A piece without a price is quoted by its name.');
  const { nameEn: titleEn, nameFr: titleFr, pricingMode } = piece.itemType;
  return unpricedLine(piece, { ...texts, titleEn, titleFr, pricingMode }, place);
}

/** Fields that staff fill in later. */
const NO_STAFF_CHOICE = {
  priceAuthorId: null,
  priceReason: null,
  isOptional: false,
  alternativeGroup: null,
} as const;

/** Copies a stored line to another version. */
export function copiedLine(line: Prisma.PriceQuoteLineGetPayload<object>): QuoteLineRow {
  const { id: _id, versionId: _versionId, ...columns } = line;
  return {
    ...columns,
    size: columns.size === null ? null : String(columns.size),
    // JSON columns are read as they were written.
    choices: columns.choices as QuoteLineRow['choices'],
    parts: columns.parts as QuoteLineRow['parts'],
    breakdown: columns.breakdown as QuoteLineRow['breakdown'],
    summary: columns.summary as QuoteLineRow['summary'],
    marketFix: columns.marketFix as QuoteLineRow['marketFix'],
    unitPrice: columns.unitPrice?.toFixed(2) ?? null,
    calculatedPrice: columns.calculatedPrice?.toFixed(2) ?? null,
    cost: columns.cost?.toFixed(2) ?? null,
    estimatedWeight: columns.estimatedWeight.toFixed(2),
    marketAsOf: columns.marketAsOf.toISOString(),
  };
}
