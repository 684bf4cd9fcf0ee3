import { nodeKey } from '../../lib/global-id.ts';
import { amountText, type Decimal, decimal, type Money } from '../../lib/money.ts';
import { builder } from '../../schema/builder.ts';
import { localised } from '../../schema/context.ts';
import { seesAmounts } from '../pricing/access.ts';
import { chargeableWeight, type Parcel } from './rules/parcel.ts';
import { shippingPrice } from './rules/shipping-price.ts';
import { type TariffColumns, tariffOf } from './shipping-tariff.ts';

/** Prices depend on a cart, so they are attached to the row that a resolver returned. */
const chargeOf = new WeakMap<object, { price: Money; chargeableWeight: Decimal }>();

/** Attaches the price of a method for a parcel, for its `price` field. */
export function withShippingPrice<Method extends TariffColumns>(
  method: Method,
  cart: { subTotal: Money; parcel: Parcel },
): Method {
  const tariff = tariffOf(method);
  chargeOf.set(method, {
    price: shippingPrice(tariff, cart),
    chargeableWeight: chargeableWeight(cart.parcel, tariff.dimensionalDivisor),
  });
  return method;
}

/** A shipping method. */
export const ShippingMethod = builder.prismaNode('ShippingMethod', {
  description: 'A way to ship an order.',
  id: { field: 'id', description: 'Opaque id.' },
  findUnique: (id) => ({ id: nodeKey(id), active: true }),
  nullable: true,
  sample: ({ buyer, shippingMethodId }) => ({
    as: buyer,
    id: shippingMethodId,
    hiddenFrom: null,
    contextual: ['price', 'chargeableWeight'],
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
        seesAmounts(viewer) ? amountText(chargeOf.get(method)?.price ?? null) : null,
    }),
    chargeableWeight: t.field({
      type: 'Decimal',
      nullable: true,
      description:
        'In `shippingMethods`: chargeable weight of the viewer’s cart in grams, the larger of actual and dimensional weight; null elsewhere.',
      resolve: (method) => chargeOf.get(method)?.chargeableWeight.toDecimalPlaces(2) ?? null,
    }),
    dimensionalDivisor: t.field({
      type: 'Decimal',
      nullable: true,
      description:
        'Cubic centimetres per kilogram for the dimensional weight; null: only the actual weight counts.',
      resolve: ({ dimensionalDivisor }) => dimensionalDivisor && decimal(dimensionalDivisor),
    }),
    maxWeight: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'Heaviest parcel that it takes, in grams; null: any.',
      resolve: ({ maxWeight }) => maxWeight && decimal(maxWeight),
    }),
    maxLength: t.exposeInt('maxLength', {
      nullable: true,
      description: 'Longest side of a parcel that it takes, in mm; null: any.',
    }),
    fastTouch: t.exposeBoolean('fastTouch', { description: 'Offered to be chosen in one click.' }),
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
