import { Prisma } from '../../../database/generated/client.ts';
import { ALLOY_RATE, alloyComponents, withAlloyRate } from './alloy-composition.ts';
import { countingRows, newestRate, nextPieceChange } from './dated-rates.ts';
import type { Piece } from './piece.ts';

/** Pieces, and when the next known rate changes one of them. */
type LoadedPieces = { pieces: ReadonlyMap<number, Piece>; nextChangeAt: Date | null };

/**
 * Pieces by id with their sub-items, at the rates of a time, in one statement. Hand-written: one sub-select per table
 * is planned and read several times faster than the joins of a generated query, and every click in the configurator
 * needs a price.
 */
export async function loadPieces(
  db: Prisma.TransactionClient,
  parentIds: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, Piece>> {
  return (await loadDatedPieces(db, parentIds, now)).pieces;
}

/** `loadPieces` with the time until which the result is valid. */
export async function loadDatedPieces(
  db: Prisma.TransactionClient,
  parentIds: readonly number[],
  now: Date,
): Promise<LoadedPieces> {
  const rows = await db.$queryRaw<(Piece & { nextChangeAt: Date | null })[]>(piecesSql([...parentIds], now));
  return {
    pieces: new Map(rows.map(({ nextChangeAt: _next, ...piece }) => [piece.id, piece])),
    nextChangeAt: rows[0]?.nextChangeAt ?? null,
  };
}

/** The row `treatment` with its joined rate. */
const TREATMENT = Prisma.sql`json_build_object('id', treatment.id, 'code', treatment.code,
  'nameEn', treatment."nameEn", 'nameFr', treatment."nameFr", 'unit', treatment.unit,
  'rate', coalesce(charged.rate, treatment.rate)::text, 'setup', coalesce(charged.setup, treatment.setup)::text)`;

const treatmentRateSql = (now: Date) => Prisma.sql`
  LEFT JOIN LATERAL (${newestRate('TreatmentRate', Prisma.sql`dated."treatmentId" = treatment.id`, now)}) charged ON true`;

const alloysSql = (now: Date) => Prisma.sql`
  SELECT coalesce(json_agg(json_build_object('id', alloy.id, 'code', alloy.code, 'nameEn', alloy."nameEn",
    'nameFr', alloy."nameFr", 'colour', alloy.colour, 'mark', alloy.mark,
    'premiumPercent', ${ALLOY_RATE.premiumPercent}, 'density', ${ALLOY_RATE.density},
    'components', ${alloyComponents(now)}) ORDER BY offer.rank, alloy.id), '[]')
  FROM "ItemTypeAlloy" offer JOIN "Alloy" alloy ON alloy.id = offer."alloyId" ${withAlloyRate(now)}
  WHERE offer."itemTypeId" = piece.id`;

const DEFAULT_ALLOY = Prisma.sql`
  SELECT offer."alloyId" FROM "ItemTypeAlloy" offer WHERE offer."itemTypeId" = piece.id
  ORDER BY offer."isDefault" DESC, offer.rank, offer."alloyId" LIMIT 1`;

const attributesSql = (now: Date) => Prisma.sql`
  SELECT coalesce(json_agg(json_build_object('id', attribute.id, 'code', attribute.code,
    'nameEn', attribute."nameEn", 'nameFr', attribute."nameFr", 'kind', attribute.kind,
    'maxLength', attribute."maxLength", 'unit', attribute.unit, 'minNumber', offer."minNumber"::text,
    'maxNumber', offer."maxNumber"::text, 'numberStep', offer."numberStep"::text,
    'defaultNumber', offer."defaultNumber"::text, 'weighedNumber', offer."weighedNumber"::text, 'required', offer.required, 'dependsOnId', attribute."dependsOnId", 'defaultOptionId', offer."defaultOptionId",
    'options', (
      SELECT coalesce(json_agg(json_build_object('id', value.id, 'code', value.code, 'nameEn', value."nameEn",
        'nameFr', value."nameFr", 'stoneQuality', value."stoneQuality", 'stoneGem', value."stoneGem", 'stoneShape', value."stoneShape",
        'centreCarat', value."centreCarat"::text,
        'treatment', CASE WHEN treatment.id IS NOT NULL THEN ${TREATMENT} END) ORDER BY value.rank, value.id), '[]')
      FROM "ItemTypeAttributeOption" chosen
      JOIN "AttributeOption" value ON value.id = chosen."optionId"
      LEFT JOIN "Treatment" treatment ON treatment.id = value."treatmentId" ${treatmentRateSql(now)}
      WHERE chosen."itemTypeAttributeId" = offer.id
    )) ORDER BY offer.rank, offer.id), '[]')
  FROM "ItemTypeAttribute" offer JOIN "Attribute" attribute ON attribute.id = offer."attributeId"
  WHERE offer."itemTypeId" = piece.id`;

const STONES = Prisma.sql`
  SELECT coalesce(json_agg(json_build_object('position', stone.position, 'gem', stone.gem, 'shape', stone.shape,
    'quality', stone.quality, 'caratEach', stone."caratEach"::text, 'count', stone.count,
    'settingType', stone."settingType") ORDER BY stone.rank, stone.id), '[]')
  FROM "ItemTypeStone" stone WHERE stone."itemTypeId" = piece.id`;

const findingsSql = (now: Date) => Prisma.sql`
  SELECT coalesce(json_agg(json_build_object('code', finding.code, 'nameEn', finding."nameEn",
    'nameFr', finding."nameFr", 'quantity', part.quantity::text, 'price', coalesce((
      SELECT newest.price FROM (${newestRate('FindingRate', Prisma.sql`dated."findingId" = finding.id`, now)}) newest
    ), finding.price)::text)
    ORDER BY finding.id), '[]')
  FROM "ItemTypeFinding" part JOIN "Finding" finding ON finding.id = part."findingId"
  WHERE part."itemTypeId" = piece.id`;

const servicesSql = (now: Date) => Prisma.sql`
  SELECT coalesce(json_agg(json_build_object('id', kind.id, 'code', kind.code, 'nameEn', kind."nameEn",
    'nameFr', kind."nameFr", 'rate', CASE WHEN rate."serviceTypeId" IS NOT NULL THEN json_build_object(
      'perPiece', rate."perPiece"::text, 'perGram', rate."perGram"::text, 'minimum', rate.minimum::text,
      'threshold', rate.threshold::text) END) ORDER BY work.rank, kind.id), '[]')
  FROM "ItemTypeService" work JOIN "EntityStatus" kind ON kind.id = work."serviceTypeId"
  LEFT JOIN LATERAL (${newestRate('ServiceRate', Prisma.sql`dated."serviceTypeId" = kind.id`, now)}) rate
    ON NOT rate."isWithdrawn"
  WHERE work."itemTypeId" = piece.id`;

const treatmentsSql = (now: Date) => Prisma.sql`
  SELECT coalesce(json_agg(${TREATMENT} ORDER BY treatment.id), '[]')
  FROM "ItemTypeTreatment" part JOIN "Treatment" treatment ON treatment.id = part."treatmentId" ${treatmentRateSql(now)}
  WHERE part."itemTypeId" = piece.id`;

const quantityBreaksSql = (now: Date) => Prisma.sql`
  SELECT coalesce(json_agg(json_build_object('fromQuantity', tier."fromQuantity", 'percent', tier.percent::text)), '[]')
  FROM (${countingRows('QuantityBreak', {
    keys: ['itemTypeId', 'fromQuantity'],
    now,
    where: Prisma.sql`"itemTypeId" = piece.id`,
  })}) tier`;

const SUB_ITEMS = Prisma.sql`
  SELECT coalesce(json_agg(json_build_object('childId', part."childId", 'quantity', part.quantity)
    ORDER BY part.rank, part."childId"), '[]')
  FROM "ItemTypeSubItem" part WHERE part."parentId" = piece.id`;

const VARIANTS = Prisma.sql`
  SELECT coalesce(json_agg(json_build_object('code', variant.code, 'alloyId', variant."alloyId",
    'size', variant.size::text, 'options', variant.options) ORDER BY variant.rank, variant.id), '[]')
  FROM "ItemVariant" variant WHERE variant."itemTypeId" = piece.id`;

const PARCEL = Prisma.sql`
  SELECT json_build_object('length', coalesce(piece."parcelLength", kind."parcelLength"),
    'width', coalesce(piece."parcelWidth", kind."parcelWidth"), 'height', coalesce(piece."parcelHeight", kind."parcelHeight"))
  FROM "ItemGroup" kind WHERE kind.id = piece."itemGroupId"`;

function piecesSql(ids: number[], now: Date): Prisma.Sql {
  // For one id PostgreSQL reuses its plan; for an array of unknown length it makes a new one each time, at twice the
  // cost.
  const wanted = ids.length === 1 ? Prisma.sql`= ${ids[0]}::int` : Prisma.sql`= ANY (${ids})`;
  return Prisma.sql`
    SELECT piece.id, piece.code, piece."nameEn", piece."nameFr", piece.version, piece."itemGroupId",
      (piece."shownInCatalog" AND piece."isActive") AS "isOffered", piece."pricingMode", piece."quoteRequired", piece."acceptsOwnMetal", piece."freeDesign", piece."requiresProof", piece."isStock",
      CASE WHEN piece."isStock" THEN 0 ELSE piece."leadDays" END AS "leadDays",
      piece."refWeight"::text, piece."refSize"::text, piece."minSize"::text, piece."maxSize"::text,
      piece.thickness::text, piece."cadVolume"::text, piece."finishRatio"::text, piece."surfaceArea"::text, piece."shankShare"::text, piece."lossPercent"::text, piece."markupMetal"::text,
      piece."markupLabour"::text, piece."markupStone"::text, piece."markupFinding"::text,
      piece."roundUnitTo"::text,
      (${alloysSql(now)}) AS alloys, (${DEFAULT_ALLOY}) AS "defaultAlloyId", (${attributesSql(now)}) AS attributes,
      (${STONES}) AS stones, (${findingsSql(now)}) AS findings, (${servicesSql(now)}) AS services,
      (${treatmentsSql(now)}) AS treatments, (${PARCEL}) AS parcel, (${quantityBreaksSql(now)}) AS "quantityBreaks", (${SUB_ITEMS}) AS "subItems",
      (${VARIANTS}) AS variants,
      ${nextPieceChange(now)} AS "nextChangeAt"
    FROM "ItemType" piece
    WHERE piece.id ${wanted}
      OR piece.id = ANY (ARRAY(SELECT part."childId" FROM "ItemTypeSubItem" part WHERE part."parentId" ${wanted}))`;
}
