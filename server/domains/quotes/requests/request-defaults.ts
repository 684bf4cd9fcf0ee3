import type { Prisma } from '../../../database/generated/client.ts';
import { ADDRESS_WITH_PLACE, snapshotOfAddress } from '../../orders/addresses/address-snapshot.ts';
import type { QuoteHead } from '../quote/create-quote.ts';

/** The customer's default addresses and shipping method for a new quote. */
export async function customerHead(
  db: Prisma.TransactionClient,
  customerId: number,
): Promise<(QuoteHead & { currency: string }) | null> {
  const customer = await db.customer.findUnique({
    where: { id: customerId },
    select: {
      currency: true,
      defaultShippingMethodId: true,
      addresses: {
        where: { archivedAt: null, OR: [{ isDefaultShipping: true }, { isDefaultBilling: true }] },
        include: ADDRESS_WITH_PLACE,
        orderBy: { id: 'asc' },
      },
    },
  });
  if (!customer) return null;
  const shipping = customer.addresses.find(({ isDefaultShipping }) => isDefaultShipping);
  const billing = customer.addresses.find(({ isDefaultBilling }) => isDefaultBilling);
  return {
    currency: customer.currency,
    shippingAddress: shipping ? snapshotOfAddress(shipping) : null,
    billingAddress: billing ? snapshotOfAddress(billing) : null,
    sellToAddress: null,
    shippingMethodId: customer.defaultShippingMethodId,
    poNumber: null,
    customerWoNumber: null,
    reference: null,
    remarks: null,
  };
}
