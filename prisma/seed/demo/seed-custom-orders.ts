import { drawingOfJson } from '../../../drawings/configured-drawing.ts';
import type { Viewer } from '../../../server/auth/viewer.ts';
import type { Database } from '../../../server/database/client.ts';
import { placeCustomOrder } from '../../../server/domains/custom-orders/orders/place-custom-order.ts';
import { storePicture } from '../../../server/domains/media/store-picture.ts';
import { decimal } from '../../../server/lib/money.ts';
import { ExpectedTotal } from '../../../server/schema/expected-total.ts';
import type { FileStore } from '../../../server/storage/file-store.ts';
import { CUSTOM_ORDERS, type PlannedCustomOrder } from './custom-orders/planned-custom-orders.ts';
import { type TemplateBranch, templateTree } from './custom-orders/template-tree.ts';
import { daysAgo } from './days-ago.ts';
import { personOf } from './people/person-of.ts';
import { benchPicture } from './pictures/bench-picture.ts';

/** Maximum number of pieces of a category in the tree. */
const MAX_PIECES = 4;

/** Replaces the store of a demo without files: the pictures have rows but no bytes. */
const NO_STORE: Pick<FileStore, 'put'> = { put: async () => {} };

type Scene = { viewers: ReadonlyMap<string, Viewer>; files: FileStore | null; now: Date };

/**
 * The template tree, the groups that open its pieces, and custom orders with pictures, created by the domain functions.
 */
export async function seedCustomOrders(db: Database, { viewers, files, now }: Scene): Promise<void> {
  const groups = new Map<string, number[]>();
  for (const [rank, branch] of templateTree.entries())
    groups.set(branch.code, await addBranch(db, branch, { parentId: null, rank }));
  await addGroups(db, groups);
  const person = personOf(viewers);
  for (const order of CUSTOM_ORDERS.toSorted((one, other) => other.daysAgo - one.daysAgo))
    await place(db, order, { viewer: person(order.by), files, now: daysAgo(now, order.daysAgo) });
}

/** Adds a node with all of its descendants. Returns the pieces below it. */
async function addBranch(
  db: Database,
  { code, name, text, kinds = [], categoryCode, isPlanned = false }: TemplateBranch,
  place: { parentId: number | null; rank: number },
): Promise<number[]> {
  const { id: parentId } = await db.customOrderTemplate.create({
    data: {
      ...place,
      code,
      isActive: !isPlanned,
      isOffered: !isPlanned,
      nameEn: name[0],
      nameFr: name[1],
      descriptionEn: text[0],
      descriptionFr: text[1],
    },
    select: { id: true },
  });
  const pieces = categoryCode ? await piecesOf(db, categoryCode) : [];
  await db.customOrderTemplate.createMany({
    data: pieces.map(({ id, ...piece }, rank) => ({
      ...piece,
      parentId,
      rank,
      code: `${code}-${piece.code}`,
      itemTypeId: id,
    })),
  });
  const below: number[] = pieces.map(({ id }) => id);
  for (const [rank, kind] of kinds.entries()) below.push(...(await addBranch(db, kind, { parentId, rank })));
  await db.customOrderTemplate.update({
    where: { id: parentId },
    data: { pictureItemTypeId: below[0] ?? null },
    select: { id: true },
  });
  return below;
}

/** The first visible pieces of a category, in the order of the catalogue. */
async function piecesOf(db: Database, code: string) {
  return db.itemType.findMany({
    where: { shownInCatalog: true, categories: { some: { category: { is: { code } } } } },
    orderBy: [{ featuredRank: 'asc' }, { id: 'asc' }],
    take: MAX_PIECES,
    select: { id: true, code: true, nameEn: true, nameFr: true, descriptionEn: true, descriptionFr: true },
  });
}

/** A group for each branch of the tree, and one for funeral homes only. */
async function addGroups(db: Database, pieces: ReadonlyMap<string, readonly number[]>): Promise<void> {
  for (const [index, { code, name }] of templateTree.entries())
    await addGroup(db, { name, position: index + 1 }, pieces.get(code) ?? []);
  const memorial = await db.itemType.findMany({
    where: { shownInCatalog: true, itemGroup: { is: { code: 'MEMORIAL' } } },
    orderBy: { id: 'asc' },
    take: MAX_PIECES,
    select: { id: true },
  });
  const { id: customerTypeId } = await db.customerType.findFirstOrThrow({
    where: { code: 'FUNERAL_HOME' },
    select: { id: true },
  });
  await addGroup(
    db,
    { name: ['Memorial jewellery', 'Bijoux du souvenir'], position: templateTree.length + 1 },
    memorial.map(({ id }) => id),
    customerTypeId,
  );
}

async function addGroup(
  db: Database,
  { name: [nameEn, nameFr], position }: { name: readonly [string, string]; position: number },
  itemTypeIds: readonly number[],
  customerTypeId?: number,
): Promise<void> {
  await db.customOrderGroup.create({
    data: {
      nameEn,
      nameFr,
      position,
      itemTypes: { create: [...new Set(itemTypeIds)].map((itemTypeId, rank) => ({ itemTypeId, rank })) },
      ...(customerTypeId === undefined ? {} : { customerTypes: { create: { customerTypeId } } }),
    },
    select: { id: true },
  });
}

async function place(
  db: Database,
  order: PlannedCustomOrder,
  { viewer, files, now }: { viewer: Viewer; files: FileStore | null; now: Date },
): Promise<void> {
  const template = await db.customOrderTemplate.findFirstOrThrow({
    where: {
      itemType: { is: { categories: { some: { category: { is: { code: order.categoryCode } } } } } },
    },
    orderBy: { id: 'asc' },
    skip: order.piece,
    select: { id: true, itemTypeId: true, itemType: { select: { drawing: true } } },
  });
  const drawing = drawingOfJson(template.itemType?.drawing);
  const fileIds: number[] = [];
  for (const kind of drawing ? order.pictures : []) {
    if (!drawing) break;
    const picture = await benchPicture(kind, drawing);
    const originalName = `${kind.toLowerCase()}.png`;
    const owner = { originalName, uploadedById: viewer.userId, customerId: viewer.customerId };
    fileIds.push((await storePicture(db, files ?? NO_STORE, picture, owner)).id);
  }
  await db.$transaction((tx) =>
    placeCustomOrder(
      tx,
      { viewer, now, language: 'en' },
      {
        templateId: template.id,
        configuration: {
          itemTypeId: template.itemTypeId ?? 0,
          size: order.size === null ? null : decimal(order.size),
        },
        quantity: 1,
        poNumber: null,
        reference: order.reference,
        endCustomer: null,
        contactId: null,
        note: order.note,
        wantedBy: null,
        asQuote: order.asQuote,
        fileIds,
        seen: ExpectedTotal.none,
      },
    ),
  );
}
