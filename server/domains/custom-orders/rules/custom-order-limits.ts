/** Maximum number of drawings and photos of one custom order. */
export const MAX_CUSTOM_ORDER_PICTURES = 10;

/** Maximum lengths of texts of groups and templates. */
export const CUSTOM_ORDER_TEXT_LENGTHS = { name: 80, code: 40, description: 500 } as const;

/** Maximum number of pieces of one group, and of its customer types. */
export const MAX_GROUP_ITEMS = 500;

/** Maximum number of templates in the tree. */
export const MAX_TEMPLATES = 500;

/** Maximum position of a group. */
export const MAX_GROUP_POSITION = 10_000;
