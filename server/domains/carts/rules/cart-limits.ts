/** Maximum number of lines of a cart. */
export const MAX_CART_LINES = 200;

/** Maximum number of carts of one user for one customer, for several browsers and programs. */
export const MAX_CARTS = 20;
