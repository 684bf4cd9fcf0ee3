import type { Prisma } from '../../../database/generated/client.ts';
import { choicesOfJson } from '../../ordering/choice.type.ts';
import { partsOfJson } from '../../ordering/configured-part.type.ts';
import { heldColumns } from '../../ordering/held-price.ts';
import type { PricedConfiguration } from '../../pricing/calculation/priced-configuration.ts';
import type { PriceOutcome } from '../../pricing/calculation/read-and-price.ts';
import { costOfPrice } from '../rules/cost-of-price.ts';

/** What a customer says along with a piece. */
type QuoteLineTexts = {
  quantity: number;
  wantedBy: Date | null;
  reference: string | null;
  endCustomer: string | null;
  note: string | null;
  drawingFileId: number | null;
  reorderedFromId: number | null;
};

/** The columns of a line that its price decides; its calculated price is offered unless staff say otherwise. */
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

/** A line that is about to be written. */
export type QuoteLineRow = ReturnType<typeof pricedColumns> &
  QuoteLineTexts & {
    lineKey: number;
    rank: number;
    priceAuthorId: number | null;
    priceReason: string | null;
    isOptional: boolean;
    alternativeGroup: string | null;
  };

/** A priced piece as a line of a quote. */
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

/** What a line keeps of a configuration, wherever it was configured. */
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

/** A piece that has no price today as a line of a quote. */
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

/** A piece that a customer stored in a cart or on a wish list, with what was said along with it. */
type StoredPiece = ConfiguredPiece &
  Omit<QuoteLineTexts, 'reorderedFromId'> & {
    /** Needed of pieces that have no price any more. */
    itemType: { nameEn: string; nameFr: string; pricingMode: string } | null;
  };

/** A stored piece as it is asked for. What is not offered as it was configured can be asked for: it waits for a price. */
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

/** What staff have not said yet of a new line. */
const NO_STAFF_CHOICE = {
  priceAuthorId: null,
  priceReason: null,
  isOptional: false,
  alternativeGroup: null,
} as const;

/** A stored line as a line of another version. */
export function copiedLine(line: Prisma.PriceQuoteLineGetPayload<object>): QuoteLineRow {
  const { id: _id, versionId: _versionId, ...columns } = line;
  return {
    ...columns,
    size: columns.size === null ? null : String(columns.size),
    // JSON columns come back as what they were written from.
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
