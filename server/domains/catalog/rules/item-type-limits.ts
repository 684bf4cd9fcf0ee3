/** Maximum lengths of texts of item types and their groups. */
export const ITEM_TYPE_TEXT_LENGTHS = { name: 120, description: 1000, code: 40 } as const;

/** Range of a piece's surface in cm², as decimal text. */
export const SURFACE_AREA_RANGE = { min: '0.01', max: '10000', places: 2 } as const;

/** Maximum number of categories of one piece. */
export const MAX_CATEGORIES = 20;

/** Maximum number of item types moved to a group at once. */
export const MAX_MOVED_ITEM_TYPES = 500;

/** Maximum number of customers, and of users, that own one piece. */
export const MAX_OWNERS = 200;

/** Maximum number of item types that one call adds to or removes from a category. */
export const MAX_PLACED_ITEM_TYPES = 500;

/** Maximum number of categories deleted at once. */
export const MAX_DELETED_CATEGORIES = 100;

/** Maximum rank of a category among its siblings. */
export const MAX_CATEGORY_RANK = 100_000;
