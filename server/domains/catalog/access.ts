import type { Viewer } from '../../auth/viewer.ts';
import type { Prisma } from '../../database/generated/client.ts';

/** See what is not shown in the catalogue: category administration. */
const CATEGORIES_VIEW = 2801;

/** Row filter of pieces: everybody sees what is shown; staff who keep the catalogue see the rest by id. */
export function visibleItemTypes(viewer: Viewer): Prisma.ItemTypeWhereInput {
  return viewer.can(CATEGORIES_VIEW) ? {} : SHOWN_ITEM_TYPE;
}

/** Row filter of categories, alike. A category under a hidden one is hidden with it. */
export function visibleCategories(viewer: Viewer): Prisma.ProductCategoryWhereInput {
  return viewer.can(CATEGORIES_VIEW) ? {} : SHOWN_CATEGORY;
}

/** Pieces of the storefront's lists. */
export const SHOWN_ITEM_TYPE = { shownInCatalog: true } satisfies Prisma.ItemTypeWhereInput;

/** Categories of the storefront's menus. */
export const SHOWN_CATEGORY = {
  shown: true,
  OR: [{ parentId: null }, { parent: { is: { shown: true } } }],
} satisfies Prisma.ProductCategoryWhereInput;
