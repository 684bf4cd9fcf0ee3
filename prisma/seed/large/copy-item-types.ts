import { Prisma } from '../../../server/database/generated/client.ts';

/** Tables with the data of a piece, by the column that references it. `id` is for rows with their own id. */
const PARTS = [
  { table: 'CategoryItem', piece: 'itemTypeId', id: false },
  { table: 'ItemTypeAlloy', piece: 'itemTypeId', id: false },
  { table: 'ItemTypeStone', piece: 'itemTypeId', id: true },
  { table: 'ItemTypeFinding', piece: 'itemTypeId', id: false },
  { table: 'ItemTypeService', piece: 'itemTypeId', id: false },
  { table: 'ItemTypeTreatment', piece: 'itemTypeId', id: false },
  { table: 'ItemTypeSubItem', piece: 'parentId', id: false },
  { table: 'ItemTypeImage', piece: 'itemTypeId', id: true },
  { table: 'QuantityBreak', piece: 'itemTypeId', id: true },
] as const;

/**
 * Copies the pieces of the catalogue, with all of their data except named variants, until there are `total` of them.
 * Copies are not featured and have a number in name and code.
 */
export async function copyItemTypes(tx: Prisma.TransactionClient, total: number): Promise<void> {
  const missing = total - (await tx.itemType.count());
  if (missing <= 0) return;
  await tx.$executeRaw`
    CREATE TEMPORARY TABLE piece_copy ON COMMIT DROP AS
    SELECT nextval(pg_get_serial_sequence('"ItemType"', 'id'))::int AS id, source, copy
    FROM (
      SELECT id AS source, copy FROM "ItemType", generate_series(1, ${missing}::int) copy
      WHERE "shownInCatalog" AND copy <= ceil(${missing}::float8 / (SELECT count(*) FROM "ItemType" WHERE "shownInCatalog"))
      ORDER BY copy, id LIMIT ${missing}::int
    ) wanted`;
  await tx.$executeRaw`
    INSERT INTO "ItemType"
    SELECT (jsonb_populate_record(original, jsonb_build_object('id', piece_copy.id, 'code', original.code || '-' || copy,
      'nameEn', original."nameEn" || ' ' || copy, 'nameFr', original."nameFr" || ' ' || copy,
      'featured', false, 'featuredRank', 1000))).*
    FROM piece_copy JOIN "ItemType" original ON original.id = source`;
  for (const part of PARTS) await copyRows(tx, part);
  await copyAttributes(tx);
}

/** Copies rows unchanged, except for their piece and their own id. */
async function copyRows(tx: Prisma.TransactionClient, { table, piece, id }: (typeof PARTS)[number]) {
  const [rows, column] = [Prisma.raw(`"${table}"`), Prisma.raw(`"${piece}"`)];
  const ownId = id ? Prisma.sql`|| jsonb_build_object('id', ${nextId(table)})` : Prisma.empty;
  await tx.$executeRaw(Prisma.sql`
    INSERT INTO ${rows}
    SELECT (copied).* FROM (
      SELECT jsonb_populate_record(part, jsonb_build_object(${piece}::text, piece_copy.id) ${ownId}) AS copied
      FROM piece_copy JOIN ${rows} part ON part.${column} = source OFFSET 0
    ) made`);
}

/** Options belong to attributes, so they need the new ids. */
async function copyAttributes(tx: Prisma.TransactionClient): Promise<void> {
  await tx.$executeRaw`
    CREATE TEMPORARY TABLE attribute_copy ON COMMIT DROP AS
    SELECT ${nextId('ItemTypeAttribute')}::int AS id, offer.id AS source, piece_copy.id AS piece
    FROM piece_copy JOIN "ItemTypeAttribute" offer ON offer."itemTypeId" = piece_copy.source`;
  await tx.$executeRaw`
    INSERT INTO "ItemTypeAttribute"
    SELECT (jsonb_populate_record(offer, jsonb_build_object('id', made.id, 'itemTypeId', made.piece))).*
    FROM attribute_copy made JOIN "ItemTypeAttribute" offer ON offer.id = made.source`;
  await tx.$executeRaw`
    INSERT INTO "ItemTypeAttributeOption" ("itemTypeAttributeId", "optionId")
    SELECT made.id, offered."optionId"
    FROM attribute_copy made JOIN "ItemTypeAttributeOption" offered ON offered."itemTypeAttributeId" = made.source`;
}

function nextId(table: string): Prisma.Sql {
  return Prisma.raw(`nextval(pg_get_serial_sequence('"${table}"', 'id'))`);
}
