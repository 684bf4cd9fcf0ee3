/** Most pieces on a wish list. */
export const MAX_WISH_LIST_ITEMS = 200;

/** How long (hours) a piece that was taken off can be put back. */
export const PUT_BACK_HOURS = 24;
