/** Drawings and photos of one custom order at most. */
export const MAX_CUSTOM_ORDER_PICTURES = 10;

/** Longest texts of groups and templates. */
export const CUSTOM_ORDER_TEXT_LENGTHS = { name: 80, code: 40, description: 500 } as const;

/** Pieces of one group, and types of customers that it is offered to, at most. */
export const MAX_GROUP_ITEMS = 500;

/** Templates of the tree at most. */
export const MAX_TEMPLATES = 500;

/** Last place among the groups. */
export const MAX_GROUP_POSITION = 10_000;
