/** Destination of an order, as address book ids. */
export type Destination = {
  readonly billing: number | null;
  readonly shipping: number | null;
  /** End customer. */
  readonly sellTo: number | null;
  /** Shipping address differs from billing address. */
  readonly useDifferentShippingAddress: boolean;
  /** Ships directly to the sell-to address. */
  readonly shipToSellToAddress: boolean;
};

type Addresses = Pick<Destination, 'billing' | 'shipping' | 'sellTo'>;

/** Derives the two checkboxes of the checkout from the cart’s addresses. */
export function destinationOf({ billing, shipping, sellTo }: Addresses): Destination {
  const isElsewhere = shipping !== null && shipping !== billing;
  const shipToSellToAddress = isElsewhere && shipping === sellTo;
  return {
    billing,
    shipping,
    sellTo,
    useDifferentShippingAddress: isElsewhere && !shipToSellToAddress,
    shipToSellToAddress,
  };
}

/** The destination after a change: the shipping address follows the sell-to or the billing address as chosen. */
export function changedDestination(before: Destination, change: Partial<Destination>): Destination {
  const next = { ...before, ...change };
  if (next.sellTo === null) next.shipToSellToAddress = false;
  if (change.shipToSellToAddress) next.useDifferentShippingAddress = false;
  if (change.useDifferentShippingAddress) next.shipToSellToAddress = false;
  if (next.shipToSellToAddress) return { ...next, shipping: next.sellTo };
  return next.useDifferentShippingAddress ? next : { ...next, shipping: next.billing };
}

/** Input of the mutation that saves it. */
export function destinationInput({ billing, shipping, sellTo }: Destination) {
  return { billingAddressId: billing, shippingAddressId: shipping, sellToAddressId: sellTo };
}
