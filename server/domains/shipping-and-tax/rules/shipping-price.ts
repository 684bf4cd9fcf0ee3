import { type Decimal, type Money, maxDecimal, roundCents, ZERO } from '../../../lib/money.ts';
import type { Grams } from '../../../lib/weight.ts';

/** How a shipping method is charged, in the currency of the cart. */
export interface ShippingTariff {
  basePrice: Money;
  pricePerGram: Decimal;
  /** From this subtotal on shipping is free; null: never. */
  freeFrom: Money | null;
}

/** Price of shipping a cart: base + weight × price per gram, or free. An unknown weight counts as 0 g. */
export function shippingPrice(
  tariff: ShippingTariff,
  cart: { subTotal: Money; weight: Grams | null },
): Money {
  if (tariff.freeFrom !== null && cart.subTotal.greaterThanOrEqualTo(tariff.freeFrom)) return ZERO;
  const byWeight = tariff.pricePerGram.mul(cart.weight ?? ZERO);
  return maxDecimal(roundCents(tariff.basePrice.plus(byWeight)), ZERO);
}
