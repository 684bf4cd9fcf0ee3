import type { Viewer } from '../../auth/viewer.ts';
import type { Prisma } from '../../database/generated/client.ts';
import { RefusedError } from '../../errors/errors.ts';
import { ownItemTypes } from '../pricing/own-item-types.ts';

/** See what is not shown in the catalogue: category administration. */
export const CATEGORIES_VIEW = 2801;

/** Add categories. */
export const CATEGORIES_ADD = 2802;

/** Keep categories, and the photos of pieces. */
export const CATEGORIES_EDIT = 2803;

/** Delete categories. */
const CATEGORIES_DELETE = 2804;

/** Row filter of pieces: everybody sees what is shown; staff who keep the catalogue see the rest by id. */
export function visibleItemTypes(viewer: Viewer): Prisma.ItemTypeWhereInput {
  return viewer.can(CATEGORIES_VIEW) ? ownItemTypes(viewer) : listedItemTypes(viewer);
}

/** Whether the viewer keeps the catalogue: staff who see what is not shown of it. */
export function keepsCatalogue(viewer: Viewer): boolean {
  return viewer.isStaff && viewer.can(CATEGORIES_VIEW);
}

/** Row filter of item types and categories as staff keep them: all or none, and none for customers, whatever they may. */
export function keptInCatalogue(viewer: Viewer): { id?: { in: number[] } } {
  return keepsCatalogue(viewer) ? {} : { id: { in: [] } };
}

/** Who changes item types, their groups and what is in a category: staff who keep the catalogue. */
export function requireCatalogueKeeper(viewer: Viewer): void {
  requireOfStaff(viewer, CATEGORIES_EDIT);
}

/** Who adds categories or changes them: staff who may do either; which of the two is asked once it is known. */
export function requireCategoryKeeper(viewer: Viewer): void {
  requireOfStaff(viewer, viewer.can(CATEGORIES_EDIT) ? CATEGORIES_EDIT : CATEGORIES_ADD);
}

/** Who deletes categories. */
export function requireCategoryRemover(viewer: Viewer): void {
  requireOfStaff(viewer, CATEGORIES_DELETE);
}

function requireOfStaff(viewer: Viewer, permission: number): void {
  viewer.require(permission);
  if (!viewer.isStaff) throw new RefusedError('NOT_FOR_THIS_SIDE');
}

/** Row filter of the catalogue's lists: what is shown there, and where users see their own pieces only, is theirs. */
export function listedItemTypes(viewer: Viewer): Prisma.ItemTypeWhereInput {
  return viewer.seesOwnItemTypesOnly ? { AND: [SHOWN_ITEM_TYPE, ownItemTypes(viewer)] } : SHOWN_ITEM_TYPE;
}

/** Row filter of categories, alike. A category under a hidden one is hidden with it. */
export function visibleCategories(viewer: Viewer): Prisma.ProductCategoryWhereInput {
  return viewer.can(CATEGORIES_VIEW) ? {} : listedCategories(viewer);
}

/** Row filter of menus: categories that are shown, and where users see their own pieces only, have some of theirs. */
export function listedCategories(viewer: Viewer): Prisma.ProductCategoryWhereInput {
  if (!viewer.seesOwnItemTypesOnly) return SHOWN_CATEGORY;
  return { AND: [SHOWN_CATEGORY, havingItemTypes(listedItemTypes(viewer))] };
}

/** Categories that have such pieces, in themselves or below. */
export function havingItemTypes(pieces: Prisma.ItemTypeWhereInput): Prisma.ProductCategoryWhereInput {
  const own: Prisma.ProductCategoryWhereInput = { items: { some: { itemType: { is: pieces } } } };
  let below = own;
  for (let level = 1; level < MAX_CATEGORY_DEPTH; level += 1)
    below = { OR: [own, { children: { some: below } }] };
  return below;
}

/** Deepest level of the tree, roots being level 1. */
export const MAX_CATEGORY_DEPTH = 6;

/** Pieces of the storefront's lists. */
export const SHOWN_ITEM_TYPE = { shownInCatalog: true, isActive: true } satisfies Prisma.ItemTypeWhereInput;

/** Categories of the storefront's menus. */
export const SHOWN_CATEGORY = {
  shown: true,
  OR: [{ parentId: null }, { parent: { is: { shown: true } } }],
} satisfies Prisma.ProductCategoryWhereInput;
