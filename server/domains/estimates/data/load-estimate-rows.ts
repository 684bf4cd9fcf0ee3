import { Prisma } from '../../../database/generated/client.ts';
import { ALLOY_RATE, withAlloyRate } from '../../pricing/sources/alloy-composition.ts';
import type { EstimatePage } from '../rules/estimate-page.ts';

type Names = { nameEn: string; nameFr: string };

/** An alloy for estimates; decimals as text. */
export type AlloyRow = Names & {
  id: number;
  code: string;
  mark: string;
  colour: string;
  fineness: string;
  shownInCatalog: boolean;
};

/** An attribute with its options. */
export type AttributeRow = Names & {
  id: number;
  code: string;
  kind: string;
  unit: string | null;
  options: (Names & { id: number; code: string })[];
  /** At least one piece of the catalogue offers it. */
  ofPieces: boolean;
  /** Free designs have it. */
  ofDesigns: boolean;
};

/** A kind of stone with a price. */
export type StoneKind = { gem: string; shape: string; quality: string };

/** The rows of the data besides prices and rules. */
type EstimateRows = {
  alloys: AlloyRow[];
  attributes: AttributeRow[];
  stones: StoneKind[];
  infoText: { textEn: string; textFr: string } | null;
};

/** Reads the rows at a time, in one statement. */
export async function loadEstimateRows(
  db: Prisma.TransactionClient,
  page: EstimatePage,
  now: Date,
): Promise<EstimateRows> {
  const offered = (condition: Prisma.Sql) => Prisma.sql`EXISTS (
    SELECT FROM "ItemTypeAttribute" offer JOIN "ItemType" piece ON piece.id = offer."itemTypeId"
    WHERE offer."attributeId" = attribute.id AND ${condition})`;
  const [row] = await db.$queryRaw<EstimateRows[]>`
    SELECT
      (SELECT coalesce(json_agg(json_build_object('id', alloy.id, 'code', alloy.code, 'nameEn', alloy."nameEn",
        'nameFr', alloy."nameFr", 'mark', alloy.mark, 'colour', alloy.colour, 'fineness', ${ALLOY_RATE.fineness},
        'shownInCatalog', alloy."shownInCatalog")
        ORDER BY alloy.rank, alloy.id), '[]') FROM "Alloy" alloy ${withAlloyRate(now)}) AS alloys,
      (SELECT coalesce(json_agg(json_build_object('id', attribute.id, 'code', attribute.code,
        'nameEn', attribute."nameEn", 'nameFr', attribute."nameFr", 'kind', attribute.kind, 'unit', attribute.unit,
        'ofPieces', ${offered(Prisma.sql`piece."shownInCatalog"`)}, 'ofDesigns', ${offered(Prisma.sql`piece."freeDesign"`)},
        'options', (
          SELECT coalesce(json_agg(json_build_object('id', value.id, 'code', value.code, 'nameEn', value."nameEn",
            'nameFr', value."nameFr") ORDER BY value.rank, value.id), '[]')
          FROM "AttributeOption" value WHERE value."attributeId" = attribute.id
        )) ORDER BY attribute.rank, attribute.id), '[]') FROM "Attribute" attribute) AS attributes,
      (SELECT coalesce(json_agg(kind ORDER BY kind.gem, kind.shape, kind.quality), '[]')
        FROM (SELECT DISTINCT gem, shape, quality FROM "StonePrice" WHERE "customerId" IS NULL) kind) AS stones,
      (SELECT json_build_object('textEn', "textEn", 'textFr', "textFr")
        FROM "EstimateInfoText" WHERE page = ${page}) AS "infoText"`;
  if (!row) throw new Error('A statement without FROM answers one row.');
  return row;
}
