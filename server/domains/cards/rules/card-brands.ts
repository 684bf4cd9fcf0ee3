/** Card brands, with their number in legacy clients. Names are the same in every language. */
export const CARD_BRANDS = [
  { id: 1, code: 'VISA', name: 'Visa' },
  { id: 2, code: 'MASTERCARD', name: 'Mastercard' },
  { id: 3, code: 'AMEX', name: 'American Express' },
  { id: 4, code: 'DISCOVER', name: 'Discover' },
  { id: 5, code: 'OTHER', name: null },
] as const;

/** The brand by a gateway's code; unknown codes are OTHER. */
export function brandOf(code: string): (typeof CARD_BRANDS)[number] {
  return CARD_BRANDS.find((brand) => brand.code === code) ?? CARD_BRANDS[4];
}
