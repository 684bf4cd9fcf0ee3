import type { Viewer } from '../../../auth/viewer.ts';
import type { Prisma } from '../../../database/generated/client.ts';
import { ConflictError, InvalidInputError, NotFoundError } from '../../../errors/errors.ts';
import { ownFiles } from '../../media/own-files.ts';
import { MAX_CATEGORY_DEPTH } from '../access.ts';
import {
  CATEGORY_IMAGE_KINDS,
  CATEGORY_IMAGES,
  type CategoryImageKind,
} from '../pictures/category-images.ts';
import { categoryPlaceIssue } from '../rules/category-place.ts';
import { countPlacement, placedItemTypes } from './placed-item-types.ts';
import type { SavedCategory } from './saved-category.ts';

type ImageColumn = (typeof CATEGORY_IMAGES)[CategoryImageKind]['column'];

/**
 * Writes a category with its contents.
 * @returns its id
 */
export async function saveCategory(
  tx: Prisma.TransactionClient,
  viewer: Viewer,
  { categoryId, itemTypeIds, ...wanted }: SavedCategory,
  version: number | null,
): Promise<number> {
  // Locks the table, so that codes stay unique and the tree has no cycle. There are few categories.
  await tx.$executeRaw`LOCK TABLE "ProductCategory" IN SHARE ROW EXCLUSIVE MODE`;
  const tree = await tx.productCategory.findMany({
    select: { id: true, code: true, parentId: true, rank: true, version: true },
  });
  const before = tree.find(({ id }) => id === categoryId);
  if (categoryId != null && !before) throw new NotFoundError('ProductCategory');
  if (before && version !== null && version !== before.version) throw new ConflictError(before.version);
  if (tree.some(({ id, code }) => code === wanted.code && id !== categoryId))
    throw InvalidInputError.of('code', 'CATEGORY_CODE_TAKEN', 'Another category has the code.');
  // 0 means the top of the tree.
  const parentId = wanted.parentId == null ? (before?.parentId ?? null) : wanted.parentId || null;
  const issue = categoryPlaceIssue(tree, { categoryId: categoryId ?? null, parentId }, MAX_CATEGORY_DEPTH);
  if (issue) throw InvalidInputError.of('parentId', issue);
  const added = itemTypeIds ? await placedItemTypes(tx, viewer, categoryId ?? null, itemTypeIds) : [];
  const images = imageColumns(wanted);
  const chosen = images.filter(([, fileId]) => fileId !== null);
  const fileIds = chosen.map(([, fileId]) => fileId ?? 0);
  await ownFiles(tx, viewer, fileIds, (index) => chosen[index]?.[0] ?? 'largeImageId');
  const siblings = tree.filter((one) => one.parentId === parentId).map(({ rank }) => rank);
  const id = await writeCategory(tx, before?.id ?? null, {
    ...wanted,
    images,
    parentId,
    rank: wanted.rank ?? (before ? null : Math.max(-1, ...siblings) + 1),
  });
  if (itemTypeIds) await placeItemTypes(tx, id, { itemTypeIds, added });
  return id;
}

/** The given images by column; 0 removes one. */
function imageColumns(wanted: Pick<SavedCategory, ImageColumn>): [ImageColumn, number | null][] {
  return CATEGORY_IMAGE_KINDS.flatMap((kind): [ImageColumn, number | null][] => {
    const { column } = CATEGORY_IMAGES[kind];
    const fileId = wanted[column];
    return fileId == null ? [] : [[column, fileId || null]];
  });
}

async function writeCategory(
  tx: Prisma.TransactionClient,
  id: number | null,
  wanted: Omit<SavedCategory, 'categoryId' | 'itemTypeIds'> & {
    readonly images: readonly (readonly [ImageColumn, number | null])[];
  },
): Promise<number> {
  const { code, nameEn, nameFr, descriptionEn, descriptionFr, parentId, rank, isShown, images } = wanted;
  const columns = {
    code,
    nameEn,
    parentId: parentId ?? null,
    ...(descriptionEn == null ? {} : { descriptionEn }),
    ...(descriptionFr == null ? {} : { descriptionFr }),
    ...(rank == null ? {} : { rank }),
    ...(isShown == null ? {} : { shown: isShown }),
    ...Object.fromEntries(images),
  };
  const select = { id: true };
  const saved =
    id === null
      ? await tx.productCategory.create({ data: { ...columns, nameFr: nameFr || nameEn }, select })
      : await tx.productCategory.update({
          where: { id },
          data: { ...columns, ...(nameFr ? { nameFr } : {}), version: { increment: 1 } },
          select,
        });
  return saved.id;
}

/** Sets the item types of a category in their order; `added` are the new ones. */
async function placeItemTypes(
  tx: Prisma.TransactionClient,
  categoryId: number,
  { itemTypeIds, added }: { itemTypeIds: readonly number[]; added: readonly number[] },
): Promise<void> {
  const placed = [...new Set(itemTypeIds)];
  const before = await tx.categoryItem.findMany({ where: { categoryId }, select: { itemTypeId: true } });
  const removed = before.map(({ itemTypeId }) => itemTypeId).filter((id) => !placed.includes(id));
  await tx.categoryItem.deleteMany({ where: { categoryId } });
  await tx.categoryItem.createMany({
    data: placed.map((itemTypeId, rank) => ({ categoryId, itemTypeId, rank })),
  });
  await countPlacement(tx, [...added, ...removed]);
}
