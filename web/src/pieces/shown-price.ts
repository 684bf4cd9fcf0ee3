/** A price and its viewer. */
type KnownPrice = {
  readonly quoteRequired: boolean;
  readonly listPrice: string | null | undefined;
  readonly isSignedIn: boolean;
  readonly seesPrices: boolean;
};

/** The displayed price: an amount, or the key of a text instead. */
type ShownPrice = { readonly amount: string } | { readonly words: 'onRequest' | 'signIn' | 'notShown' };

/** What to display as a price. A piece without one is on request, unless the viewer may not see prices at all. */
export function shownPrice({ quoteRequired, listPrice, isSignedIn, seesPrices }: KnownPrice): ShownPrice {
  if (quoteRequired) return { words: 'onRequest' };
  if (listPrice != null) return { amount: listPrice };
  if (seesPrices) return { words: 'onRequest' };
  return { words: isSignedIn ? 'notShown' : 'signIn' };
}
