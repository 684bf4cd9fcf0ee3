/** Longest texts of item types and their groups. */
export const ITEM_TYPE_TEXT_LENGTHS = { name: 120, description: 1000, code: 40 } as const;

/** What the surface of a piece may be in cm², as decimal text. */
export const SURFACE_AREA_RANGE = { min: '0.01', max: '10000', places: 2 } as const;

/** Categories that one piece may stand in. */
export const MAX_CATEGORIES = 20;

/** Item types that are put into a group at once. */
export const MAX_MOVED_ITEM_TYPES = 500;

/** Customers, and users, whose one piece may be. */
export const MAX_OWNERS = 200;

/** Item types that one call puts into a category or takes out of it. */
export const MAX_PLACED_ITEM_TYPES = 500;

/** Categories that are deleted at once. */
export const MAX_DELETED_CATEGORIES = 100;

/** Highest place of a category among its siblings that staff may name. */
export const MAX_CATEGORY_RANK = 100_000;
