import type { Prisma } from '../../../database/generated/client.ts';
import { InvalidInputError, NotFoundError } from '../../../errors/errors.ts';
import {
  ADDRESS_WITH_PLACE,
  type AddressSnapshot,
  snapshotOfAddress,
} from '../../orders/addresses/address-snapshot.ts';
import { ANSWERING_USERS } from '../contacts/answering-users.ts';

/** The customer, contact and address of a new consignment. */
export type WantedParty = { customerId: number; contactId: number | null; shippingAddressId: number | null };

/** The customer's data that a consignment stores. */
type MemoParty = {
  currency: string;
  memoTermDays: number | null;
  shippingAddress: AddressSnapshot;
  billingAddress: AddressSnapshot;
};

/**
 * Reads the customer of a new consignment: its destination, otherwise the customer's default, and the billing data.
 * @throws InvalidInputError at `shippingAddressId` and `contactId` if they are not the customer's, or the contact may
 * not see consignments
 */
export async function memoParty(
  tx: Prisma.TransactionClient,
  { customerId, contactId, shippingAddressId }: WantedParty,
): Promise<MemoParty> {
  const customer = await tx.customer.findUnique({
    where: { id: customerId },
    select: {
      currency: true,
      memoTermDays: true,
      addresses: { where: { archivedAt: null }, orderBy: { id: 'asc' }, include: ADDRESS_WITH_PLACE },
      users: { where: { userId: contactId ?? 0, user: { is: ANSWERING_USERS } }, take: 1 },
    },
  });
  if (!customer) throw new NotFoundError('Customer');
  const { addresses, users, currency, memoTermDays } = customer;
  if (contactId !== null && users.length === 0)
    throw InvalidInputError.of('contactId', 'UNKNOWN', 'A user of the customer who may see consignments.');
  const [first] = addresses;
  const shipping =
    shippingAddressId === null
      ? (addresses.find(({ isDefaultShipping }) => isDefaultShipping) ?? first)
      : addresses.find(({ id }) => id === shippingAddressId);
  if (!shipping)
    throw InvalidInputError.of(
      'shippingAddressId',
      shippingAddressId === null ? 'REQUIRED' : 'UNKNOWN',
      'An address of the customer.',
    );
  const billing = addresses.find(({ isDefaultBilling }) => isDefaultBilling) ?? shipping;
  return {
    currency,
    memoTermDays,
    shippingAddress: snapshotOfAddress(shipping),
    billingAddress: snapshotOfAddress(billing),
  };
}
