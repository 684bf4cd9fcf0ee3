import { z } from 'zod';
import type { RestShippingMethodsQuery } from '../../gql/graphql.ts';
import { component } from '../catalog/component.ts';
import { amount } from '../money/amounts.ts';
import { count, id, seenMoney } from '../values.ts';

/** A shipping method with its price for the given cart and destination. */
export function shippingMethodAnswer(method: RestShippingMethodsQuery['shippingMethods'][number]) {
  return {
    id: method.databaseId,
    name: method.name,
    code: method.code,
    price: amount(method.price),
    transitDays: method.transitDays,
    isPickup: method.isPickup,
    freeFrom: amount(method.freeFrom),
    chargeableWeight: amount(method.chargeableWeight),
    dimensionalDivisor: amount(method.dimensionalDivisor),
    maxWeight: amount(method.maxWeight),
    maxLength: method.maxLength ?? null,
    isFastTouch: method.fastTouch,
  };
}

/** A shipping method with its price. */
export const shippingMethodSchema = component<ReturnType<typeof shippingMethodAnswer>>()(
  'ShippingMethod',
  "A shipping method and its price for the caller's cart.",
  z.strictObject({
    id,
    name: z.string(),
    code: z.string(),
    price: seenMoney,
    transitDays: count,
    isPickup: z.boolean(),
    freeFrom: seenMoney.describe('Free from this subtotal; null: never.'),
    chargeableWeight: z
      .number()
      .nullable()
      .describe('Chargeable weight in grams: the larger of weight and dimensional weight.'),
    dimensionalDivisor: z
      .number()
      .nullable()
      .describe('Divisor in cm³ per kilogram of the dimensional weight.'),
    maxWeight: z.number().nullable().describe('Maximum weight of a parcel, in grams.'),
    maxLength: z.int32().nullable().describe('Maximum side of a parcel, in mm.'),
    isFastTouch: z.boolean().describe('Can be chosen with one click.'),
  }),
);
