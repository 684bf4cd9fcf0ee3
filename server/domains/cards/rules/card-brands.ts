/** Kinds of cards, with the number that legacy clients know them by. Names are the owners' own, in every language. */
export const CARD_BRANDS = [
  { id: 1, code: 'VISA', name: 'Visa' },
  { id: 2, code: 'MASTERCARD', name: 'Mastercard' },
  { id: 3, code: 'AMEX', name: 'American Express' },
  { id: 4, code: 'DISCOVER', name: 'Discover' },
  { id: 5, code: 'OTHER', name: null },
] as const;

/** The kind that a gateway names; what we have no name for is another one. */
export function brandOf(code: string): (typeof CARD_BRANDS)[number] {
  return CARD_BRANDS.find((brand) => brand.code === code) ?? CARD_BRANDS[4];
}
