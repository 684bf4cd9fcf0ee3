/** Most lines that a cart holds. */
export const MAX_CART_LINES = 200;

/** Most carts of one user for one customer: one in each of a few browsers and programs. */
export const MAX_CARTS = 20;
