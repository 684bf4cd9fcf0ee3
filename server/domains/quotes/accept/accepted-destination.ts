import type { Prisma, ShippingMethod } from '../../../database/generated/client.ts';
import { type InputIssue, InvalidInputError } from '../../../errors/errors.ts';
import {
  ADDRESS_WITH_PLACE,
  type AddressSnapshot,
  type AddressWithPlace,
  snapshotOfAddress,
} from '../../orders/addresses/address-snapshot.ts';
import type { TaxedCustomer } from '../../shipping-and-tax/rules/order-tax.ts';
import { shipsTo } from '../../shipping-and-tax/rules/ships-to.ts';
import { TAXED_CUSTOMER } from '../../shipping-and-tax/taxed-parties.ts';
import type { QuoteDestination } from '../quote/create-quote.ts';

/** The destination of an accepted offer, with the payment terms of its customer. */
export type AcceptedDestination = {
  shippingAddress: AddressSnapshot;
  billingAddress: AddressSnapshot;
  sellToAddress: AddressSnapshot | null;
  shippingMethod: ShippingMethod | null;
  customer: TaxedCustomer & { approvalRequired: boolean; cartTarget: string | null };
};

/** Addresses and shipping method chosen on acceptance, as ids of the customer's records. */
export type DestinationChoice = {
  shippingAddressId?: number | null | undefined;
  billingAddressId?: number | null | undefined;
  shippingMethodId?: number | null | undefined;
};

/** The customer and the destination of a quote. */
type QuoteWithDestination = { customerId: number; destination: QuoteDestination };

/**
 * The destination of an accepted offer.
 * @throws InvalidInputError UNKNOWN for ids that are not the customer's, REQUIRED if nothing applies, NOT_AVAILABLE
 * for a chosen method that does not ship there
 */
export async function acceptedDestination(
  db: Prisma.TransactionClient,
  quote: QuoteWithDestination,
  choice: DestinationChoice,
): Promise<AcceptedDestination> {
  const settled = await settledDestination(db, quote, choice);
  if ('issues' in settled) throw new InvalidInputError(settled.issues);
  return settled;
}

/**
 * The destination of an accepted offer: the chosen one, otherwise that of the quote, otherwise the customer's
 * defaults.
 */
export async function settledDestination(
  db: Prisma.TransactionClient,
  { destination, customerId }: QuoteWithDestination,
  choice: DestinationChoice,
): Promise<AcceptedDestination | { issues: InputIssue[] }> {
  const { addresses, ...customer } = await db.customer.findUniqueOrThrow({
    where: { id: customerId },
    select: {
      ...TAXED_CUSTOMER,
      approvalRequired: true,
      cartTarget: true,
      defaultShippingMethodId: true,
      addresses: { where: { archivedAt: null }, include: ADDRESS_WITH_PLACE, orderBy: { id: 'asc' } },
    },
  });
  const issues: InputIssue[] = [];
  const settle = (
    path: 'shippingAddressId' | 'billingAddressId',
    ofQuote: AddressSnapshot | null,
    isDefault: (address: AddressWithPlace) => boolean,
  ): AddressSnapshot | null => {
    const chosenId = choice[path] ?? null;
    const address = addresses.find((each) => (chosenId === null ? isDefault(each) : each.id === chosenId));
    if (chosenId !== null && !address) issues.push({ path, code: 'UNKNOWN', message: 'No such address.' });
    const settled = chosenId === null && ofQuote ? ofQuote : address ? snapshotOfAddress(address) : null;
    if (!settled && chosenId === null) issues.push({ path, code: 'REQUIRED', message: 'Choose an address.' });
    return settled;
  };
  const shippingAddress = settle(
    'shippingAddressId',
    destination.shippingAddress,
    (each) => each.isDefaultShipping,
  );
  const billingAddress = settle(
    'billingAddressId',
    destination.billingAddress,
    (each) => each.isDefaultBilling,
  );
  const active = await db.shippingMethod.findMany({ where: { active: true } });
  const offered = (id: number | null) =>
    active.find(
      (method) => method.id === id && shipsTo(method.countryCodes, shippingAddress?.countryCode ?? null),
    ) ?? null;
  const chosenMethod = choice.shippingMethodId ?? null;
  if (chosenMethod !== null && !offered(chosenMethod)) {
    const code = active.some(({ id }) => id === chosenMethod) ? 'NOT_AVAILABLE' : 'UNKNOWN';
    issues.push({ path: 'shippingMethodId', code, message: 'This method is not offered there.' });
  }
  if (!shippingAddress || !billingAddress || issues.length > 0) return { issues };
  return {
    shippingAddress,
    billingAddress,
    sellToAddress: destination.sellToAddress,
    shippingMethod:
      chosenMethod === null
        ? (offered(destination.shippingMethodId) ?? offered(customer.defaultShippingMethodId))
        : offered(chosenMethod),
    customer,
  };
}
