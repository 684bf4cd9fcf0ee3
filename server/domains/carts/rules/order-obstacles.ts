import type { DecimalInput } from '../../../lib/money.ts';
import type { OrderTarget } from '../../orders/rules/order-target.ts';
import { carries, type Parcel } from '../../shipping-and-tax/rules/parcel.ts';
import { shipsTo } from '../../shipping-and-tax/rules/ships-to.ts';

/** What a destination lacks for an order. */
export type DestinationObstacle =
  | 'SHIPPING_ADDRESS_REQUIRED'
  | 'BILLING_ADDRESS_REQUIRED'
  | 'SHIPPING_METHOD_REQUIRED'
  | 'SHIPPING_METHOD_NOT_AVAILABLE'
  | 'ATTRIBUTES_REQUIRED';

/** What a line lacks for an order. */
type LineObstacle = 'QUOTE_REQUIRED';

/** What a cart lacks for an order. */
export type OrderObstacle = 'CART_EMPTY' | DestinationObstacle | LineObstacle;

/** The destination of an order. */
type DestinationFacts = {
  shippingAddress: { countryCode: string } | null;
  hasBillingAddress: boolean;
  shippingMethod: {
    countryCodes: string;
    active: boolean;
    maxWeight: DecimalInput | null;
    maxLength: number | null;
  } | null;
  parcel: Parcel;
  /** A required order attribute has no answer. */
  lacksAnswers: boolean;
  /** A shipping method is required; callers of `submitOrder` may omit it. */
  requiresMethod: boolean;
};

/** What a destination lacks, in the order of the checkout. */
export function destinationObstacles(facts: DestinationFacts): DestinationObstacle[] {
  const { shippingAddress, hasBillingAddress, shippingMethod, requiresMethod } = facts;
  const obstacles: DestinationObstacle[] = [];
  if (!shippingAddress) obstacles.push('SHIPPING_ADDRESS_REQUIRED');
  if (!hasBillingAddress) obstacles.push('BILLING_ADDRESS_REQUIRED');
  if (!shippingMethod) {
    if (requiresMethod) obstacles.push('SHIPPING_METHOD_REQUIRED');
  } else if (
    !shippingMethod.active ||
    !shipsTo(shippingMethod.countryCodes, shippingAddress?.countryCode ?? null) ||
    !carries(shippingMethod, facts.parcel)
  ) {
    obstacles.push('SHIPPING_METHOD_NOT_AVAILABLE');
  }
  if (facts.lacksAnswers) obstacles.push('ATTRIBUTES_REQUIRED');
  return obstacles;
}

/** What a line lacks, by its `orderablePrice`: without a price it needs a quote. */
export function lineObstacles(unitPrice: DecimalInput | null): LineObstacle[] {
  return unitPrice === null ? ['QUOTE_REQUIRED'] : [];
}

/** What a cart lacks before it can be submitted in its current state. A request for a quote only needs lines. */
export function orderObstacles(
  cart: DestinationFacts & { unitPrices: readonly (DecimalInput | null)[]; target: OrderTarget },
): OrderObstacle[] {
  const empty = cart.unitPrices.length === 0 ? (['CART_EMPTY'] as const) : [];
  // Destination and price are decided when the offer is accepted.
  if (cart.target === 'PQ') return [...empty];
  return [...empty, ...destinationObstacles(cart), ...new Set(cart.unitPrices.flatMap(lineObstacles))];
}
