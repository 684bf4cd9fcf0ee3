import type { Prisma } from '../../../database/generated/client.ts';
import { InvalidInputError, NotFoundError } from '../../../errors/errors.ts';
import {
  ADDRESS_WITH_PLACE,
  type AddressSnapshot,
  snapshotOfAddress,
} from '../../orders/addresses/address-snapshot.ts';
import { ANSWERING_USERS } from '../contacts/answering-users.ts';

/** Whom pieces are packed for. */
export type WantedParty = { customerId: number; contactId: number | null; shippingAddressId: number | null };

/** The customer of a consignment, as far as it is kept on it. */
type MemoParty = {
  currency: string;
  memoTermDays: number | null;
  shippingAddress: AddressSnapshot;
  billingAddress: AddressSnapshot;
};

/**
 * Reads whom pieces are packed for: where they go, else where the customer's pieces usually go, and who is billed.
 * @throws InvalidInputError at `shippingAddressId` and `contactId` for what is not the customer's, or answers for no pieces
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
