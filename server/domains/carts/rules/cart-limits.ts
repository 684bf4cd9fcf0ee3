/** Most lines that a cart holds. */
export const MAX_CART_LINES = 200;

/** Most pieces on one line. */
export const MAX_LINE_QUANTITY = 999;

/** Why a line is not taken. */
export type CartLimitCode = 'CART_FULL' | 'QUANTITY_OUT_OF_RANGE';

/** Whether a quantity is a whole number from 1 to 999. */
export function isLineQuantity(quantity: number): boolean {
  return Number.isInteger(quantity) && quantity >= 1 && quantity <= MAX_LINE_QUANTITY;
}

/** What speaks against adding a line of a quantity to a cart with so many lines; null when nothing does. */
export function cartLimitProblem(linesInCart: number, quantity: number): CartLimitCode | null {
  if (!isLineQuantity(quantity)) return 'QUANTITY_OUT_OF_RANGE';
  return linesInCart >= MAX_CART_LINES ? 'CART_FULL' : null;
}
