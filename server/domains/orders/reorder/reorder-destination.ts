import type { Prisma, ShippingMethod } from '../../../database/generated/client.ts';
import { type InputIssue, InvalidInputError } from '../../../errors/errors.ts';
import type { PricedConfiguration } from '../../pricing/calculation/priced-configuration.ts';
import { carries, parcelOf } from '../../shipping-and-tax/rules/parcel.ts';
import { shipsTo } from '../../shipping-and-tax/rules/ships-to.ts';
import {
  ADDRESS_WITH_PLACE,
  type AddressSnapshot,
  addressOfJson,
  snapshotOfAddress,
} from '../addresses/address-snapshot.ts';
import type { ReorderChanges } from './reorder-changes.input.ts';

type Before = {
  customerId: number;
  customer: { defaultShippingMethodId: number | null };
  orderGroup: {
    shippingAddress: Prisma.JsonValue;
    billingAddress: Prisma.JsonValue;
    sellToAddress: Prisma.JsonValue | null;
    shippingMethodId: number | null;
  };
};

/** A piece of a re-order at today's price; null if this configuration is no longer offered. */
export type RepeatedLine = { readonly priced: PricedConfiguration | null; readonly quantity: number };

/** The destination of a re-order, and its shipping methods. */
export type ReorderDestination = {
  shippingAddress: AddressSnapshot;
  billingAddress: AddressSnapshot;
  sellToAddress: AddressSnapshot | null;
  shippingMethod: ShippingMethod | null;
  /** All shipping methods to the destination. */
  methods: ShippingMethod[];
};

/**
 * The destination of a re-order: the requested one, otherwise that of the previous order. If the previous shipping
 * method is no longer offered there, or does not take a parcel of this size and weight, the customer's default
 * replaces it, or none.
 * @throws InvalidInputError UNKNOWN for addresses that are not the customer's and methods that are not offered
 */
export async function reorderDestination(
  db: Prisma.TransactionClient,
  { customerId, customer, orderGroup }: Before,
  {
    shippingAddressId,
    shippingMethodId,
    lines,
  }: Pick<ReorderChanges, 'shippingAddressId' | 'shippingMethodId'> & { lines: readonly RepeatedLine[] },
): Promise<ReorderDestination> {
  const issues: InputIssue[] = [];
  const address =
    shippingAddressId == null
      ? null
      : await db.address.findFirst({
          where: { id: shippingAddressId, customerId, archivedAt: null },
          include: ADDRESS_WITH_PLACE,
        });
  if (shippingAddressId != null && !address) {
    issues.push({ path: 'changes.shippingAddressId', code: 'UNKNOWN', message: 'No such address.' });
  }
  const shippingAddress = address ? snapshotOfAddress(address) : addressOfJson(orderGroup.shippingAddress);
  const active = await db.shippingMethod.findMany({
    where: { active: true },
    orderBy: [{ rank: 'asc' }, { id: 'asc' }],
  });
  const parcel = parcelOf(
    lines.map(({ priced, quantity }) => ({
      estimatedWeight: priced?.estimatedWeight ?? null,
      quantity,
      parcel: priced?.itemType.parcel ?? null,
    })),
  );
  const methods = active.filter(
    (method) => shipsTo(method.countryCodes, shippingAddress.countryCode) && carries(method, parcel),
  );
  const offered = (id: number | null) => methods.find((method) => method.id === id) ?? null;
  const requestedMethod = shippingMethodId ?? null;
  if (requestedMethod !== null && !offered(requestedMethod)) {
    const code = active.some(({ id }) => id === requestedMethod) ? 'NOT_AVAILABLE' : 'UNKNOWN';
    issues.push({ path: 'changes.shippingMethodId', code, message: 'This method is not offered there.' });
  }
  if (issues.length > 0) throw new InvalidInputError(issues);
  return {
    shippingAddress,
    billingAddress: addressOfJson(orderGroup.billingAddress),
    sellToAddress: orderGroup.sellToAddress === null ? null : addressOfJson(orderGroup.sellToAddress),
    shippingMethod:
      requestedMethod === null
        ? (offered(orderGroup.shippingMethodId) ??
          (orderGroup.shippingMethodId === null ? null : offered(customer.defaultShippingMethodId)))
        : offered(requestedMethod),
    methods,
  };
}
