import { amount } from '../amounts.ts';
import type { RestShippingMethodsQuery } from '../gql/graphql.ts';

/** A shipping method with its price for the cart and destination asked about. */
export function shippingMethodAnswer(method: RestShippingMethodsQuery['shippingMethods'][number]) {
  return {
    id: method.databaseId,
    name: method.name,
    code: method.code,
    price: amount(method.price),
    transitDays: method.transitDays,
    isPickup: method.isPickup,
    freeFrom: amount(method.freeFrom),
  };
}
