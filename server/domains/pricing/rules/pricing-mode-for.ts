/** When the price of a piece is fixed for a customer: stock is not weighed before it leaves, so nothing of its price is left open. */
export function pricingModeFor(
  piece: { isStock: boolean; pricingMode: string },
  ofCustomer: string | null,
): string {
  return piece.isStock ? 'FIXED' : (ofCustomer ?? piece.pricingMode);
}
