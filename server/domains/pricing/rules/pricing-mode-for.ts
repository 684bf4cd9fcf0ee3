/**
 * When the price of a piece is fixed for a customer. Stock is not weighed before it ships, so its price is always
 * fixed.
 */
export function pricingModeFor(
  piece: { isStock: boolean; pricingMode: string },
  ofCustomer: string | null,
): string {
  return piece.isStock ? 'FIXED' : (ofCustomer ?? piece.pricingMode);
}
