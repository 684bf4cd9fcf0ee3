import { z } from 'zod';
import type { Prisma } from '../../../database/generated/client.ts';
import { RefusedError } from '../../../errors/errors.ts';
import { MAX_ID } from '../../../lib/max-id.ts';
import type { Context } from '../../../schema/context.ts';
import { orderDestination } from '../../carts/submit/order-destination.ts';
import { ADDRESS_WITH_PLACE } from '../../orders/addresses/address-snapshot.ts';
import { chosenContact } from '../../orders/chosen-contact.ts';
import { orderTexts } from '../../orders/order-input.ts';
import type { OrderDraft } from '../../orders/placing/order-draft.ts';
import { orderTotals } from '../../orders/totals/order-totals.ts';
import { orderablePrice } from '../../pricing/held-price.ts';
import { parcelOf } from '../../shipping-and-tax/rules/parcel.ts';
import { taxedDestination } from '../../shipping-and-tax/taxed-parties.ts';
import type { Conversion } from './conversion.ts';

/** Texts and destination of the order of an estimate; absent ones are the customer's defaults. */
export const estimateDestination = orderTexts
  .pick({
    poNumber: true,
    shippingAddressId: true,
    billingAddressId: true,
    shippingMethodId: true,
  })
  .extend({ contactId: z.int().min(1).max(MAX_ID).nullish() });

type EstimateDestination = z.output<typeof estimateDestination>;

/** The order of an estimate at today's price, for the preview and the order itself. */
export async function orderOfEstimate(
  tx: Prisma.TransactionClient,
  { viewer, now }: Pick<Context, 'viewer' | 'now'>,
  { conversion, chosen }: { conversion: Conversion; chosen: EstimateDestination },
): Promise<OrderDraft> {
  const { estimate, priced, texts, otherFileIds } = conversion;
  const unitPrice = orderablePrice(priced);
  if (unitPrice === null) throw new RefusedError('QUOTE_REQUIRED');
  const customer = await tx.customer.findUniqueOrThrow({
    where: { id: estimate.customerId },
    include: {
      addresses: { where: { archivedAt: null }, include: ADDRESS_WITH_PLACE, orderBy: { id: 'asc' } },
    },
  });
  const line = {
    unitPrice,
    quantity: texts.quantity,
    estimatedWeight: priced.estimatedWeight,
    parcel: priced.itemType.parcel,
  };
  const nothingChosen = { shippingAddressId: null, billingAddressId: null, sellToAddressId: null };
  const cart = {
    ...nothingChosen,
    customerId: customer.id,
    shippingMethodId: null,
    shippingMethod: null,
    parcel: parcelOf([line]),
    customer,
  };
  const destination = await orderDestination(tx, cart, chosen);
  const { amounts, salesTaxPercent, taxBase } = orderTotals({
    lines: [line],
    shippingMethod: destination.shippingMethod,
    customer,
    taxDisabled: false,
    destination: await taxedDestination(tx, destination, now),
    taxBase: priced.settings.TAX_BASE,
  });
  if (!amounts) throw new RefusedError('QUOTE_REQUIRED');
  const { promisedOn } = priced;
  return {
    ...amounts,
    makes: 'JO',
    salesTaxPercent,
    taxBase,
    customerId: customer.id,
    approvalRequired: customer.approvalRequired,
    placedById: viewer.userId,
    actingById: viewer.actingById,
    contactId: await chosenContact(tx, viewer, { contactId: chosen.contactId, customerId: customer.id }),
    poNumber: chosen.poNumber ?? null,
    customerWoNumber: null,
    notes: null,
    shippingAddress: destination.shippingAddress,
    billingAddress: destination.billingAddress,
    sellToAddress: null,
    shippingMethodId: destination.shippingMethod?.id ?? null,
    currency: priced.currency,
    // Ensures that one estimate creates only one order.
    submissionKey: `estimate:${estimate.id}`,
    action: 'SUBMIT',
    now,
    lines: [{ ...texts, otherFileIds, priced, unitPrice, promisedOn, reorderedFromId: null }],
  };
}
