import type { z } from 'zod';
import type { Prisma } from '../../../database/generated/client.ts';
import { RefusedError } from '../../../errors/errors.ts';
import { type Decimal, decimal } from '../../../lib/money.ts';
import type { Context } from '../../../schema/context.ts';
import { mutation } from '../../../schema/mutation.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { orderDestination } from '../../carts/submit/order-destination.ts';
import { mailOrder } from '../../jobs/mail/send-order-mail.task.ts';
import { ADDRESS_WITH_PLACE } from '../../jobs/orders/address-snapshot.ts';
import { createOrderGroup } from '../../jobs/orders/create-order-group.ts';
import type { CreatedOrder } from '../../jobs/orders/order-draft.ts';
import { refuseOtherAmount } from '../../jobs/reorder/refuse-other-amount.ts';
import { JOB_ORDERS_ADD } from '../../jobs/rules/transitions.ts';
import { jobOrderField } from '../../jobs/transitions/job-order-result.ts';
import { orderablePrice } from '../../ordering/held-price.ts';
import { orderTexts } from '../../ordering/order-input.ts';
import { orderTotals } from '../../ordering/order-totals.ts';
import { usualContact } from '../../ordering/usual-contact.ts';
import { seesAmounts } from '../../pricing/access.ts';
import { today } from '../../settings/company-day.ts';
import { parcelOf } from '../../shipping-and-tax/rules/parcel.ts';
import { taxedDestination } from '../../shipping-and-tax/taxed-parties.ts';
import { ESTIMATES_VIEW } from '../access.ts';
import { estimateField, markConverted } from '../estimate/stored-estimate.ts';
import { beginConversion, type Conversion } from './conversion.ts';

const rules = orderTexts.pick({
  poNumber: true,
  shippingAddressId: true,
  billingAddressId: true,
  shippingMethodId: true,
});

type Chosen = z.output<typeof rules>;

mutation('orderEstimate', {
  description:
    'Orders what was estimated as one job, at today’s price, with its pictures; it goes to the customer’s default addresses unless others are named. Free designs and prices that were set by hand go by a quote.',
  permission: (viewer) => {
    viewer.require(ESTIMATES_VIEW);
    viewer.require(JOB_ORDERS_ADD);
  },
  audit: { action: 'ESTIMATE_ORDERED', entityType: 'OrderGroup' },
  repeat: 'keyed',
  budget: 22,
  input: (t) => ({
    id: t.id({ required: true, description: 'Estimate.' }),
    poNumber: t.string({ description: 'Customer’s purchase order.' }),
    shippingAddressId: t.int({ description: 'Where it goes; the default when absent.' }),
    billingAddressId: t.int({ description: 'Where the invoice goes; the default when absent.' }),
    shippingMethodId: t.int({ description: 'How it is shipped; the customer’s usual way when absent.' }),
    expectedUnitPrice: t.field({
      type: 'Decimal',
      description: 'Price of one that the caller saw; another one is refused.',
    }),
  }),
  resolve: async (input, context, writes) => {
    const { id, expectedUnitPrice, ...rest } = input;
    const chosen = parseInput(rules, rest);
    const expected = expectedUnitPrice == null ? null : decimal(expectedUnitPrice);
    const day = await today(context);
    return writes.once({
      request: { id: String(id), ...chosen, expected: expected?.toFixed() ?? null },
      work: async (tx, record) => {
        const conversion = await beginConversion(tx, context, { id, action: 'TO_JOB', day });
        const { estimate } = conversion;
        const order = await placeOrder(tx, context, { conversion, chosen, expected });
        const [job] = order.jobs;
        if (!job) throw new Error('One line makes one job.');
        await markConverted(tx, conversion, { to: 'JOB', number: job.number, now: context.now });
        record({
          entityId: order.id,
          customerId: estimate.customerId,
          data: { code: order.code, estimate: estimate.number },
        });
        await mailOrder(tx, order);
        return { estimateId: estimate.id, jobOrderId: job.id };
      },
    });
  },
  success: (t) => ({ estimate: estimateField(t), jobOrder: jobOrderField(t) }),
  sample: async ({ caller, buyer, estimate, address, shippingMethodId, foreign }) => ({
    as: caller(buyer),
    input: {
      id: await estimate(),
      poNumber: 'PO',
      shippingAddressId: await address(),
      billingAddressId: await address(),
      shippingMethodId,
    },
    foreign: {
      'input.id': foreign.estimateId,
      'input.shippingAddressId': foreign.addressId,
      'input.billingAddressId': foreign.addressId,
    },
  }),
});

async function placeOrder(
  tx: Prisma.TransactionClient,
  { viewer, now }: Context,
  { conversion, chosen, expected }: { conversion: Conversion; chosen: Chosen; expected: Decimal | null },
): Promise<CreatedOrder> {
  const { estimate, priced, texts, otherFileIds } = conversion;
  const unitPrice = orderablePrice(priced);
  if (unitPrice === null) throw new RefusedError('QUOTE_REQUIRED');
  refuseOtherAmount(expected, unitPrice, seesAmounts(viewer));
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
  return createOrderGroup(tx, {
    ...amounts,
    salesTaxPercent,
    taxBase,
    customerId: customer.id,
    approvalRequired: customer.approvalRequired,
    placedById: viewer.userId,
    actingById: viewer.actingById,
    contactId: viewer.isStaff ? await usualContact(tx, customer.id) : viewer.userId,
    poNumber: chosen.poNumber ?? null,
    customerWoNumber: null,
    notes: null,
    shippingAddress: destination.shippingAddress,
    billingAddress: destination.billingAddress,
    sellToAddress: null,
    shippingMethodId: destination.shippingMethod?.id ?? null,
    currency: priced.currency,
    // The last line of defence: one estimate makes one order, whatever happens above.
    submissionKey: `estimate:${estimate.id}`,
    action: 'SUBMIT',
    now,
    lines: [{ ...texts, otherFileIds, priced, unitPrice, promisedOn, reorderedFromId: null }],
  });
}
