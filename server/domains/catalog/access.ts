import type { Viewer } from '../../auth/viewer.ts';
import type { Prisma } from '../../database/generated/client.ts';
import { RefusedError } from '../../errors/errors.ts';
import { ownItemTypes } from '../pricing/own-item-types.ts';

/** Permission 2801: see what is not shown in the catalogue, and manage categories. */
export const CATEGORIES_VIEW = 2801;

/** Permission 2802: add categories. */
export const CATEGORIES_ADD = 2802;

/** Permission 2803: edit categories, and the photos of pieces. */
export const CATEGORIES_EDIT = 2803;

/** Permission 2804: delete categories. */
const CATEGORIES_DELETE = 2804;

/** Row filter of pieces: everyone sees those that are shown; staff who maintain the catalogue see the others by id. */
export function visibleItemTypes(viewer: Viewer): Prisma.ItemTypeWhereInput {
  return viewer.can(CATEGORIES_VIEW) ? ownItemTypes(viewer) : listedItemTypes(viewer);
}

/** Whether the viewer maintains the catalogue: staff who see what is not shown in it. */
export function managesCatalogue(viewer: Viewer): boolean {
  return viewer.isStaff && viewer.can(CATEGORIES_VIEW);
}

/** Row filter of item types and categories for maintenance: all or none; always none for customers. */
export function keptInCatalogue(viewer: Viewer): { id?: { in: number[] } } {
  return managesCatalogue(viewer) ? {} : { id: { in: [] } };
}

/**
 * Checks that the viewer may change item types, their groups and the contents of categories: staff who maintain the
 * catalogue.
 */
export function requireCatalogueManager(viewer: Viewer): void {
  requireOfStaff(viewer, CATEGORIES_EDIT);
}

/** Checks that the viewer may add or edit categories. The permission for the specific action is checked later. */
export function requireCategoryManager(viewer: Viewer): void {
  requireOfStaff(viewer, viewer.can(CATEGORIES_EDIT) ? CATEGORIES_EDIT : CATEGORIES_ADD);
}

/** Checks that the viewer may delete categories. */
export function requireCategoryRemover(viewer: Viewer): void {
  requireOfStaff(viewer, CATEGORIES_DELETE);
}

function requireOfStaff(viewer: Viewer, permission: number): void {
  viewer.require(permission);
  if (!viewer.isStaff) throw new RefusedError('NOT_FOR_THIS_SIDE');
}

/** Row filter of the catalogue's lists: what is shown; if users see only their own pieces, only theirs. */
export function listedItemTypes(viewer: Viewer): Prisma.ItemTypeWhereInput {
  return viewer.seesOwnItemTypesOnly ? { AND: [SHOWN_ITEM_TYPE, ownItemTypes(viewer)] } : SHOWN_ITEM_TYPE;
}

/** Row filter of categories. A category below a hidden one is hidden too. */
export function visibleCategories(viewer: Viewer): Prisma.ProductCategoryWhereInput {
  return viewer.can(CATEGORIES_VIEW) ? {} : listedCategories(viewer);
}

/** Row filter of menus: categories that are shown; if users see only their own pieces, those that contain some. */
export function listedCategories(viewer: Viewer): Prisma.ProductCategoryWhereInput {
  if (!viewer.seesOwnItemTypesOnly) return SHOWN_CATEGORY;
  return { AND: [SHOWN_CATEGORY, havingItemTypes(listedItemTypes(viewer))] };
}

/** Categories with such pieces, directly or below. */
export function havingItemTypes(pieces: Prisma.ItemTypeWhereInput): Prisma.ProductCategoryWhereInput {
  const own: Prisma.ProductCategoryWhereInput = { items: { some: { itemType: { is: pieces } } } };
  let below = own;
  for (let level = 1; level < MAX_CATEGORY_DEPTH; level += 1)
    below = { OR: [own, { children: { some: below } }] };
  return below;
}

/** Maximum depth of the tree; roots have level 1. */
export const MAX_CATEGORY_DEPTH = 6;

/** Pieces in the storefront's lists. */
export const SHOWN_ITEM_TYPE = { shownInCatalog: true, isActive: true } satisfies Prisma.ItemTypeWhereInput;

/** Categories in the storefront's menus. */
export const SHOWN_CATEGORY = {
  shown: true,
  OR: [{ parentId: null }, { parent: { is: { shown: true } } }],
} satisfies Prisma.ProductCategoryWhereInput;
