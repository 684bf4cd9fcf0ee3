/** What is known of a price of a piece, and of who reads it. */
type KnownPrice = {
  readonly quoteRequired: boolean;
  readonly listPrice: string | null | undefined;
  readonly isSignedIn: boolean;
  readonly seesPrices: boolean;
};

/** What stands where the price of a piece stands: the amount, or words that say why there is none. */
type ShownPrice = { readonly amount: string } | { readonly words: 'onRequest' | 'signIn' | 'notShown' };

/** Says what to show of a price: a piece without one is on request, unless the reader may see none at all. */
export function shownPrice({ quoteRequired, listPrice, isSignedIn, seesPrices }: KnownPrice): ShownPrice {
  if (quoteRequired) return { words: 'onRequest' };
  if (listPrice != null) return { amount: listPrice };
  if (seesPrices) return { words: 'onRequest' };
  return { words: isSignedIn ? 'notShown' : 'signIn' };
}
