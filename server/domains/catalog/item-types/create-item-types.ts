import type { Prisma } from '../../../database/generated/client.ts';
import { type CatalogCodes, loadCatalogCodes } from './catalog-codes.ts';
import type { NewItemType } from './new-item-type.ts';

/**
 * Adds pieces with all their parts, one statement per table.
 * @returns their ids by code
 */
export async function createItemTypes(
  db: Prisma.TransactionClient,
  pieces: readonly NewItemType[],
): Promise<ReadonlyMap<string, number>> {
  const codes = await loadCatalogCodes(db);
  const created = await db.itemType.createManyAndReturn({
    data: pieces.map((piece) => itemTypeRow(piece, codes)),
    select: { id: true, code: true },
  });
  const ids = new Map(created.map(({ id, code }) => [code, id]));
  const rows = <Row>(of: (piece: NewItemType, itemTypeId: number) => Row[]) =>
    pieces.flatMap((piece) => of(piece, idOf(ids, piece.code)));

  await db.categoryItem.createMany({
    data: rows(({ categoryCodes }, itemTypeId) =>
      categoryCodes.map((code, rank) => ({ categoryId: codes.category(code), itemTypeId, rank })),
    ),
  });
  await db.itemTypeAlloy.createMany({
    data: rows(({ alloyCodes }, itemTypeId) =>
      alloyCodes.map((code, rank) => ({
        itemTypeId,
        alloyId: codes.alloy(code),
        isDefault: rank === 0,
        rank,
      })),
    ),
  });
  await db.itemTypeStone.createMany({
    data: rows(({ stones = [] }, itemTypeId) =>
      stones.map((stone, rank) => ({ ...stone, itemTypeId, rank })),
    ),
  });
  await db.itemTypeFinding.createMany({
    data: rows(({ findings = [] }, itemTypeId) =>
      findings.map(({ findingCode, quantity }) => ({
        itemTypeId,
        findingId: codes.finding(findingCode),
        quantity,
      })),
    ),
  });
  await db.itemTypeService.createMany({
    data: rows(({ serviceCodes = [] }, itemTypeId) =>
      serviceCodes.map((code, rank) => ({ itemTypeId, serviceTypeId: codes.service(code), rank })),
    ),
  });
  await db.itemTypeTreatment.createMany({
    data: rows(({ treatmentCodes = [] }, itemTypeId) =>
      treatmentCodes.map((code) => ({ itemTypeId, treatmentId: codes.treatment(code) })),
    ),
  });
  await db.quantityBreak.createMany({
    data: rows(({ quantityBreaks = [] }, itemTypeId) =>
      quantityBreaks.map((tier) => ({ ...tier, itemTypeId })),
    ),
  });
  await db.itemTypeImage.createMany({
    data: rows(({ images = [] }, itemTypeId) =>
      images.map((image, rank) => ({ ...image, itemTypeId, rank })),
    ),
  });
  await db.itemVariant.createMany({
    data: rows((piece, itemTypeId) => variantRows(piece, itemTypeId, codes)),
  });
  await createSubItems(db, pieces, ids);
  await createOfferedAttributes(db, pieces, { ids, codes });
  return ids;
}

function itemTypeRow(piece: NewItemType, codes: CatalogCodes): Prisma.ItemTypeCreateManyInput {
  const {
    itemGroupCode,
    featuredRank,
    categoryCodes: _categories,
    alloyCodes: _alloys,
    attributes: _attributes,
    stones: _stones,
    findings: _findings,
    serviceCodes: _services,
    treatmentCodes: _treatments,
    quantityBreaks: _breaks,
    subItems: _subItems,
    variants: _variants,
    images: _images,
    ...columns
  } = piece;
  const rank = featuredRank == null ? {} : { featured: true, featuredRank };
  return { ...columns, itemGroupId: codes.group(itemGroupCode), ...rank };
}

function variantRows(piece: NewItemType, itemTypeId: number, codes: CatalogCodes) {
  return (piece.variants ?? []).map(({ alloyCode, options = [], ...variant }, rank) => ({
    ...variant,
    itemTypeId,
    rank,
    alloyId: codes.alloy(alloyCode),
    options: options.map(({ attributeCode, optionCode }) => ({
      attributeId: codes.attribute(attributeCode),
      optionId: codes.option(attributeCode, optionCode),
    })),
  }));
}

/** Sub-items may be pieces of the same batch or existing ones. */
async function createSubItems(
  db: Prisma.TransactionClient,
  pieces: readonly NewItemType[],
  created: ReadonlyMap<string, number>,
): Promise<void> {
  const wanted = pieces.flatMap(({ subItems = [] }) => subItems.map(({ code }) => code));
  const older = await db.itemType.findMany({
    where: { code: { in: wanted.filter((code) => !created.has(code)) } },
    select: { id: true, code: true },
  });
  const ids = new Map([...created, ...older.map(({ id, code }) => [code, id] as const)]);
  await db.itemTypeSubItem.createMany({
    data: pieces.flatMap((piece) =>
      (piece.subItems ?? []).map(({ code, quantity }, rank) => ({
        parentId: idOf(ids, piece.code),
        childId: idOf(ids, code),
        quantity,
        rank,
      })),
    ),
  });
}

async function createOfferedAttributes(
  db: Prisma.TransactionClient,
  pieces: readonly NewItemType[],
  { ids, codes }: { ids: ReadonlyMap<string, number>; codes: CatalogCodes },
): Promise<void> {
  const offered = pieces.flatMap(({ code, attributes = [] }) =>
    attributes.map((attribute, rank) => ({ ...attribute, rank, itemTypeId: idOf(ids, code) })),
  );
  const created = await db.itemTypeAttribute.createManyAndReturn({
    data: offered.map(({ attributeCode, itemTypeId, required, defaultOptionCode, number, rank }) => ({
      itemTypeId,
      attributeId: codes.attribute(attributeCode),
      required,
      rank,
      defaultOptionId: defaultOptionCode ? codes.option(attributeCode, defaultOptionCode) : null,
      minNumber: number?.min ?? null,
      maxNumber: number?.max ?? null,
      numberStep: number?.step ?? null,
      defaultNumber: number?.default ?? null,
      weighedNumber: number?.weighed ?? null,
    })),
    select: { id: true, itemTypeId: true, attributeId: true },
  });
  const rowIds = new Map(
    created.map(({ id, itemTypeId, attributeId }) => [`${itemTypeId}/${attributeId}`, id]),
  );
  await db.itemTypeAttributeOption.createMany({
    data: offered.flatMap(({ attributeCode, itemTypeId, optionCodes }) =>
      optionCodes.map((code) => ({
        itemTypeAttributeId: idOf(rowIds, `${itemTypeId}/${codes.attribute(attributeCode)}`),
        optionId: codes.option(attributeCode, code),
      })),
    ),
  });
}

function idOf(ids: ReadonlyMap<string, number>, code: string): number {
  const id = ids.get(code);
  if (id === undefined) throw new Error(`There is no piece ${code}.`);
  return id;
}
