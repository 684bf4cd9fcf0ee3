/** The month after which a card is no longer good. */
type CardExpiry = { readonly expMonth: number; readonly expYear: number };

/** A card is good to the last day of its month; `today` is `YYYY-MM-DD`. */
export function isExpired({ expMonth, expYear }: CardExpiry, today: string): boolean {
  return `${expYear}-${String(expMonth).padStart(2, '0')}` < today.slice(0, 7);
}
