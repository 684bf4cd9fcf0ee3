import { nodeKey } from '../../lib/global-id.ts';
import { amountText, type DecimalInput, decimal, type Money } from '../../lib/money.ts';
import { builder } from '../../schema/builder.ts';
import { localised } from '../../schema/context.ts';
import { seesAmounts } from '../pricing/access.ts';
import { shippingPrice } from './rules/shipping-price.ts';

type Tariff = { base: DecimalInput; perGram: DecimalInput; freeFrom: DecimalInput | null };

/** Prices belong to a method in the light of one cart: they travel beside the row that a resolver returned. */
const priceOf = new WeakMap<object, Money>();

/** Notes what a method costs for a parcel, so that its `price` field answers it. */
export function withShippingPrice<Method extends Tariff>(
  method: Method,
  parcel: { subTotal: Money; weight: Money },
): Method {
  priceOf.set(method, shippingPrice(tariffOf(method), parcel));
  return method;
}

function tariffOf({ base, perGram, freeFrom }: Tariff) {
  return {
    basePrice: decimal(base),
    pricePerGram: decimal(perGram),
    freeFrom: freeFrom === null ? null : decimal(freeFrom),
  };
}

/** A way to ship an order. */
export const ShippingMethod = builder.prismaNode('ShippingMethod', {
  description: 'A way to ship an order.',
  id: { field: 'id', description: 'Opaque id.' },
  findUnique: (id) => ({ id: nodeKey(id), active: true }),
  nullable: true,
  sample: ({ buyer, shippingMethodId }) => ({
    as: buyer,
    id: shippingMethodId,
    hiddenFrom: null,
    contextual: ['price'],
  }),
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Integer id.' }),
    code: t.exposeString('code', { description: 'Stable code.' }),
    name: t.string({
      description: 'Name in the language of the request.',
      resolve: (method, _args, context) => localised(context, method),
    }),
    price: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'Price for the viewer’s cart, in `shippingMethods`; null elsewhere.',
      resolve: (method, _args, { viewer }) =>
        seesAmounts(viewer) ? amountText(priceOf.get(method) ?? null) : null,
    }),
    transitDays: t.exposeInt('transitDays', { description: 'Business days in transit.' }),
    isPickup: t.exposeBoolean('isPickup', { description: 'The customer collects the order.' }),
    freeFrom: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'Free from this subtotal on.',
      resolve: ({ freeFrom }) => amountText(freeFrom),
    }),
  }),
});
