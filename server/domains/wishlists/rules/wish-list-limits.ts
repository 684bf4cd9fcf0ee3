/** Maximum number of pieces on a wish list. */
export const MAX_WISH_LIST_ITEMS = 200;

/** How long (hours) a removed piece can be restored. */
export const PUT_BACK_HOURS = 24;
