import { type Decimal, type Money, maxDecimal, roundCents, ZERO } from '../../../lib/money.ts';
import { chargeableWeight, type Parcel } from './parcel.ts';

/** The tariff of a shipping method, in the currency of the cart. */
export interface ShippingTariff {
  basePrice: Money;
  pricePerGram: Decimal;
  /** Free shipping from this subtotal; null: never. */
  freeFrom: Money | null;
  /** Divisor in cm³ per kilogram of the dimensional weight; null: only the actual weight counts. */
  dimensionalDivisor: Decimal | null;
}

/** Price of shipping a cart: base + chargeable weight × price per gram, or free. */
export function shippingPrice(
  tariff: ShippingTariff,
  cart: { subTotal: Money; parcel: Pick<Parcel, 'weight' | 'volume'> },
): Money {
  if (isShippedFree(tariff, cart.subTotal)) return ZERO;
  const byWeight = tariff.pricePerGram.mul(chargeableWeight(cart.parcel, tariff.dimensionalDivisor));
  return maxDecimal(roundCents(tariff.basePrice.plus(byWeight)), ZERO);
}

/** Whether shipping is free at a subtotal. */
export function isShippedFree({ freeFrom }: Pick<ShippingTariff, 'freeFrom'>, subTotal: Money): boolean {
  return freeFrom !== null && subTotal.greaterThanOrEqualTo(freeFrom);
}
