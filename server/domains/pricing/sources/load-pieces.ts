import { Prisma } from '../../../database/generated/client.ts';
import type { Piece } from './piece.ts';

/**
 * Pieces by id with those that are their sub-items, in one statement. Written by hand: one sub-select per table
 * is planned and read several times faster than the joins of a generated query, and a price is asked for with
 * every click of the configurator.
 */
export async function loadPieces(
  db: Prisma.TransactionClient,
  parentIds: readonly number[],
): Promise<ReadonlyMap<number, Piece>> {
  const pieces = await db.$queryRaw<Piece[]>(piecesSql([...parentIds]));
  return new Map(pieces.map((piece) => [piece.id, piece]));
}

const TREATMENT = Prisma.sql`json_build_object('id', treatment.id, 'code', treatment.code,
  'nameEn', treatment."nameEn", 'nameFr', treatment."nameFr", 'unit', treatment.unit, 'rate', treatment.rate::text)`;

const ALLOYS = Prisma.sql`
  SELECT coalesce(json_agg(json_build_object('id', alloy.id, 'code', alloy.code, 'nameEn', alloy."nameEn",
    'nameFr', alloy."nameFr", 'colour', alloy.colour, 'mark', alloy.mark,
    'premiumPercent', alloy."premiumPercent"::text, 'density', alloy.density::text,
    'components', (
      SELECT coalesce(json_agg(json_build_object('metalCode', metal.code, 'fraction', part.fraction::text)), '[]')
      FROM "AlloyComponent" part JOIN "Metal" metal ON metal.id = part."metalId" WHERE part."alloyId" = alloy.id
    )) ORDER BY offer.rank, alloy.id), '[]')
  FROM "ItemTypeAlloy" offer JOIN "Alloy" alloy ON alloy.id = offer."alloyId" WHERE offer."itemTypeId" = piece.id`;

const DEFAULT_ALLOY = Prisma.sql`
  SELECT offer."alloyId" FROM "ItemTypeAlloy" offer WHERE offer."itemTypeId" = piece.id
  ORDER BY offer."isDefault" DESC, offer.rank, offer."alloyId" LIMIT 1`;

const ATTRIBUTES = Prisma.sql`
  SELECT coalesce(json_agg(json_build_object('id', attribute.id, 'code', attribute.code,
    'nameEn', attribute."nameEn", 'nameFr', attribute."nameFr", 'kind', attribute.kind,
    'maxLength', attribute."maxLength", 'unit', attribute.unit, 'minNumber', offer."minNumber"::text,
    'maxNumber', offer."maxNumber"::text, 'numberStep', offer."numberStep"::text,
    'defaultNumber', offer."defaultNumber"::text, 'weighedNumber', offer."weighedNumber"::text, 'required', offer.required, 'defaultOptionId', offer."defaultOptionId",
    'options', (
      SELECT coalesce(json_agg(json_build_object('id', value.id, 'code', value.code, 'nameEn', value."nameEn",
        'nameFr', value."nameFr", 'stoneQuality', value."stoneQuality", 'stoneGem', value."stoneGem", 'stoneShape', value."stoneShape",
        'centreCarat', value."centreCarat"::text,
        'treatment', CASE WHEN treatment.id IS NOT NULL THEN ${TREATMENT} END) ORDER BY value.rank, value.id), '[]')
      FROM "ItemTypeAttributeOption" chosen
      JOIN "AttributeOption" value ON value.id = chosen."optionId"
      LEFT JOIN "Treatment" treatment ON treatment.id = value."treatmentId"
      WHERE chosen."itemTypeAttributeId" = offer.id
    )) ORDER BY offer.rank, offer.id), '[]')
  FROM "ItemTypeAttribute" offer JOIN "Attribute" attribute ON attribute.id = offer."attributeId"
  WHERE offer."itemTypeId" = piece.id`;

const STONES = Prisma.sql`
  SELECT coalesce(json_agg(json_build_object('position', stone.position, 'gem', stone.gem, 'shape', stone.shape,
    'quality', stone.quality, 'caratEach', stone."caratEach"::text, 'count', stone.count,
    'settingType', stone."settingType") ORDER BY stone.rank, stone.id), '[]')
  FROM "ItemTypeStone" stone WHERE stone."itemTypeId" = piece.id`;

const FINDINGS = Prisma.sql`
  SELECT coalesce(json_agg(json_build_object('code', finding.code, 'nameEn', finding."nameEn",
    'nameFr', finding."nameFr", 'quantity', part.quantity::text, 'price', finding.price::text)
    ORDER BY finding.id), '[]')
  FROM "ItemTypeFinding" part JOIN "Finding" finding ON finding.id = part."findingId"
  WHERE part."itemTypeId" = piece.id`;

const SERVICES = Prisma.sql`
  SELECT coalesce(json_agg(json_build_object('id', kind.id, 'code', kind.code, 'nameEn', kind."nameEn",
    'nameFr', kind."nameFr", 'rate', CASE WHEN rate."serviceTypeId" IS NOT NULL THEN json_build_object(
      'perPiece', rate."perPiece"::text, 'perGram', rate."perGram"::text, 'minimum', rate.minimum::text,
      'threshold', rate.threshold::text) END) ORDER BY work.rank, kind.id), '[]')
  FROM "ItemTypeService" work JOIN "EntityStatus" kind ON kind.id = work."serviceTypeId"
  LEFT JOIN "ServiceRate" rate ON rate."serviceTypeId" = kind.id WHERE work."itemTypeId" = piece.id`;

const TREATMENTS = Prisma.sql`
  SELECT coalesce(json_agg(${TREATMENT} ORDER BY treatment.id), '[]')
  FROM "ItemTypeTreatment" part JOIN "Treatment" treatment ON treatment.id = part."treatmentId"
  WHERE part."itemTypeId" = piece.id`;

const QUANTITY_BREAKS = Prisma.sql`
  SELECT coalesce(json_agg(json_build_object('fromQuantity', tier."fromQuantity", 'percent', tier.percent::text)), '[]')
  FROM "QuantityBreak" tier WHERE tier."itemTypeId" = piece.id`;

const SUB_ITEMS = Prisma.sql`
  SELECT coalesce(json_agg(json_build_object('childId', part."childId", 'quantity', part.quantity)
    ORDER BY part.rank, part."childId"), '[]')
  FROM "ItemTypeSubItem" part WHERE part."parentId" = piece.id`;

function piecesSql(ids: number[]): Prisma.Sql {
  // For one id PostgreSQL keeps its plan; for an array of unknown length it makes a new one each time, at twice the cost.
  const wanted = ids.length === 1 ? Prisma.sql`= ${ids[0]}::int` : Prisma.sql`= ANY (${ids})`;
  return Prisma.sql`
    SELECT piece.id, piece.code, piece."nameEn", piece."nameFr", piece.version, piece."itemGroupId",
      piece."shownInCatalog", piece."pricingMode", piece."quoteRequired", piece."acceptsOwnMetal", piece."freeDesign", piece."requiresProof", piece."leadDays",
      piece."refWeight"::text, piece."refSize"::text, piece."minSize"::text, piece."maxSize"::text,
      piece.thickness::text, piece."cadVolume"::text, piece."finishRatio"::text, piece."shankShare"::text, piece."lossPercent"::text, piece."markupMetal"::text,
      piece."markupLabour"::text, piece."markupStone"::text, piece."markupFinding"::text,
      piece."roundUnitTo"::text,
      (${ALLOYS}) AS alloys, (${DEFAULT_ALLOY}) AS "defaultAlloyId", (${ATTRIBUTES}) AS attributes,
      (${STONES}) AS stones, (${FINDINGS}) AS findings, (${SERVICES}) AS services,
      (${TREATMENTS}) AS treatments, (${QUANTITY_BREAKS}) AS "quantityBreaks", (${SUB_ITEMS}) AS "subItems"
    FROM "ItemType" piece
    WHERE piece.id ${wanted}
      OR piece.id = ANY (ARRAY(SELECT part."childId" FROM "ItemTypeSubItem" part WHERE part."parentId" ${wanted}))`;
}
