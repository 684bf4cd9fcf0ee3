/** Key of the stored checkout addresses (ordering spec section 9). Signing out removes all keys with this prefix. */
const KEY = 'shoppingCartCheckoutAddresses';

/** Address ids of a checkout, from the customer's address book. */
export type CheckoutAddresses = {
  readonly billing: number | null;
  readonly shipping: number | null;
  /** End customer. */
  readonly sellTo: number | null;
};

/** Owner of the stored addresses: user and customer. */
type CheckoutOwner = { readonly userId: number; readonly customerId: number };

function keyOf({ userId, customerId }: CheckoutOwner): string {
  return `${KEY}:${userId}:${customerId}`;
}

/** Stores the address ids of an order, to suggest them for the next one. */
export function rememberAddresses(
  owner: CheckoutOwner,
  { billing, shipping, sellTo }: CheckoutAddresses,
): void {
  localStorage.setItem(keyOf(owner), JSON.stringify({ billing, shipping, sellTo }));
}

/** The stored addresses that still exist. */
export function rememberedAddresses(owner: CheckoutOwner, book: readonly number[]): CheckoutAddresses {
  let stored: unknown = null;
  try {
    stored = JSON.parse(localStorage.getItem(keyOf(owner)) ?? 'null');
  } catch {
    // Data in another format is ignored.
  }
  const facts = typeof stored === 'object' && stored !== null ? stored : {};
  const known = (value: unknown) => book.find((id) => id === value) ?? null;
  return {
    billing: known('billing' in facts && facts.billing),
    shipping: known('shipping' in facts && facts.shipping),
    sellTo: known('sellTo' in facts && facts.sellTo),
  };
}
