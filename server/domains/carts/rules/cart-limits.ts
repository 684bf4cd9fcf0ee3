/** Most lines that a cart holds. */
export const MAX_CART_LINES = 200;

/** Most pieces on one line. */
export const MAX_LINE_QUANTITY = 999;
