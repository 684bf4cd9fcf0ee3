import { cachedRows } from '../../database/changes/cached-rows.ts';
import { decimal, type Money, sumMoney, ZERO } from '../../lib/money.ts';
import { plainText } from '../../lib/plain-text.ts';
import { builder } from '../../schema/builder.ts';
import type { Context } from '../../schema/context.ts';
import { visibleAddresses } from '../customers/access.ts';
import { carries, type Parcel, parcelOf } from './rules/parcel.ts';
import { shipsTo } from './rules/ships-to.ts';
import { ShippingMethod, withShippingPrice } from './shipping-method.type.ts';
import { PARCEL_SELECT, sizedLine } from './sized-lines.ts';

const ShippingDestinationInput = builder.inputType('ShippingDestinationInput', {
  description: 'Destination of a parcel: an address from the address book, or a place.',
  fields: (t) => ({
    addressId: t.int({
      description: 'Integer id of an address of the active customer; takes precedence over the other fields.',
    }),
    countryId: t.int({ description: 'ISO 3166-1 numeric code.' }),
    stateId: t.int({ description: 'Integer id of a state.' }),
    zip: t.string({ description: 'Postal code.' }),
  }),
});

type Destination = typeof ShippingDestinationInput.$inferInput;

builder.queryField('shippingMethods', (t) =>
  t.prismaField({
    type: [ShippingMethod],
    description:
      'Shipping methods for the viewer’s cart to a destination (default: its shipping address), with prices.',
    authScopes: { signedIn: true },
    sample: async ({ buyer, address, foreign }) => ({
      as: buyer,
      args: { sessionId: '', destination: { addressId: await address() } },
      foreign: { 'destination.addressId': foreign.addressId },
    }),
    args: {
      destination: t.arg({ type: ShippingDestinationInput, description: 'Shipping address.' }),
      sessionId: t.arg.string({ description: 'Names a cart; the default cart when absent.' }),
    },
    resolve: async (query, _root, { destination, sessionId }, context) => {
      const cart = await shippedCart(context, plainText(sessionId ?? context.cartSessionId ?? ''));
      const countryCode = await countryOf(context, destination ?? null, cart.countryCode);
      const methods = await cachedRows(context, ['shippingMethods', query], () =>
        context.db.shippingMethod.findMany({
          ...query,
          where: { active: true },
          orderBy: [{ rank: 'asc' }, { id: 'asc' }],
        }),
      );
      return methods
        .filter((method) => shipsTo(method.countryCodes, countryCode) && carries(method, cart.parcel))
        .map((method) => withShippingPrice(method, cart));
    },
  }),
);

/** A cart as carriers see it. */
type ShippedCart = { countryCode: string | null; subTotal: Money; parcel: Parcel };

/** Value, weight and size of the current cart; zero without a cart. */
async function shippedCart({ db, viewer }: Context, sessionId: string): Promise<ShippedCart> {
  const { userId, customerId } = viewer;
  const cart =
    customerId === null
      ? null
      : await db.cart.findFirst({
          where: { userId, customerId, sessionId },
          select: {
            shippingAddress: { select: { country: { select: { code: true } } } },
            items: {
              select: { unitPrice: true, quantity: true, estimatedWeight: true, itemType: PARCEL_SELECT },
            },
          },
        });
  const items = cart?.items ?? [];
  return {
    countryCode: cart?.shippingAddress?.country.code ?? null,
    // A piece without a price counts as 0.
    subTotal: sumMoney(
      items.map(({ unitPrice, quantity }) => (unitPrice === null ? ZERO : decimal(unitPrice).mul(quantity))),
    ),
    parcel: parcelOf(items.map(sizedLine)),
  };
}

/** ISO code of the destination country; null if unknown. */
async function countryOf(
  { db, viewer }: Context,
  destination: Destination | null,
  cartCountryCode: string | null,
): Promise<string | null> {
  const { countryId, stateId } = destination ?? {};
  const addressId = destination?.addressId ?? null;
  if (addressId !== null) {
    const address = await db.address.findFirst({
      where: { id: addressId, AND: visibleAddresses(viewer) },
      select: { country: { select: { code: true } } },
    });
    return address?.country.code ?? null;
  }
  if (countryId == null && stateId == null) return cartCountryCode;
  const country = await db.country.findFirst({
    where: countryId == null ? { states: { some: { id: stateId ?? 0 } } } : { id: countryId },
    select: { code: true },
  });
  return country?.code ?? null;
}
