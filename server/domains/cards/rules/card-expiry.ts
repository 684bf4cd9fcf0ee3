/** The last month in which a card is valid. */
type CardExpiry = { readonly expMonth: number; readonly expYear: number };

/** A card is valid until the last day of its month; `today` is `YYYY-MM-DD`. */
export function isExpired({ expMonth, expYear }: CardExpiry, today: string): boolean {
  return `${expYear}-${String(expMonth).padStart(2, '0')}` < today.slice(0, 7);
}
