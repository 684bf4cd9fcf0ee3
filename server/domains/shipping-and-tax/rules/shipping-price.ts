import { type Decimal, type Money, maxDecimal, roundCents, ZERO } from '../../../lib/money.ts';
import { chargeableWeight, type Parcel } from './parcel.ts';

/** How a shipping method is charged, in the currency of the cart. */
export interface ShippingTariff {
  basePrice: Money;
  pricePerGram: Decimal;
  /** From this subtotal on shipping is free; null: never. */
  freeFrom: Money | null;
  /** Cubic centimetres per kilogram for the dimensional weight; null: only the actual weight counts. */
  dimensionalDivisor: Decimal | null;
}

/** Price of shipping a cart: base + weight that is charged × price per gram, or free. */
export function shippingPrice(
  tariff: ShippingTariff,
  cart: { subTotal: Money; parcel: Pick<Parcel, 'weight' | 'volume'> },
): Money {
  if (isShippedFree(tariff, cart.subTotal)) return ZERO;
  const byWeight = tariff.pricePerGram.mul(chargeableWeight(cart.parcel, tariff.dimensionalDivisor));
  return maxDecimal(roundCents(tariff.basePrice.plus(byWeight)), ZERO);
}

/** Whether a method costs nothing from a subtotal on. */
export function isShippedFree({ freeFrom }: Pick<ShippingTariff, 'freeFrom'>, subTotal: Money): boolean {
  return freeFrom !== null && subTotal.greaterThanOrEqualTo(freeFrom);
}
