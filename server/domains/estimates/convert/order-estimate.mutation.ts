import { mutation } from '../../../schema/mutation.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { JOB_ORDERS_ADD } from '../../jobs/rules/transitions.ts';
import { mailOrder } from '../../orders/mail/send-order-mail.task.ts';
import { seesAmounts } from '../../pricing/access.ts';
import { type PlacedOrder, placeOrder } from '../../sales-orders/order/place-order.ts';
import { placedJobField, placedPiece, placedSalesOrderField } from '../../sales-orders/order/placed-piece.ts';
import { today } from '../../settings/company-day.ts';
import { ESTIMATES_VIEW } from '../access.ts';
import { estimateField, markConverted } from '../estimate/stored-estimate.ts';
import { beginConversion } from './conversion.ts';
import { estimateDestination, orderOfEstimate } from './order-of-estimate.ts';

mutation('orderEstimate', {
  description:
    'Orders an estimate as one job, or as a sales order when the piece is in stock, at today’s price and with its pictures. It uses the customer’s default addresses unless others are given. Free designs and prices set by hand need a quote.',
  permission: (viewer) => {
    viewer.require(ESTIMATES_VIEW);
    viewer.require(JOB_ORDERS_ADD);
  },
  audit: { action: 'ESTIMATE_ORDERED', entityType: 'OrderGroup' },
  commits: { total: '`estimateOrderPreview`.', isShownTo: seesAmounts },
  repeat: 'keyed',
  budget: 31,
  input: (t) => ({
    id: t.id({ required: true, description: 'Estimate.' }),
    poNumber: t.string({ description: 'Customer’s purchase order.' }),
    shippingAddressId: t.int({ description: 'Shipping address; the default when absent.' }),
    billingAddressId: t.int({ description: 'Billing address; the default when absent.' }),
    shippingMethodId: t.int({ description: 'Shipping method; the customer’s default when absent.' }),
    contactId: t.int({
      description:
        'Integer id of the contact at the customer, chosen by staff; the customer’s main contact when absent.',
    }),
  }),
  resolve: async (input, context, writes) => {
    const { id, ...rest } = input;
    const chosen = parseInput(estimateDestination, rest);
    const day = await today(context);
    return writes.once({
      request: { id: String(id), ...chosen },
      work: async (tx, record) => {
        const conversion = await beginConversion(tx, context, { id, action: 'TO_JOB', day });
        const { estimate } = conversion;
        const draft = await orderOfEstimate(tx, context, { conversion, chosen });
        const order = await placeOrder(tx, context, draft, { seen: writes.seen });
        await markConverted(tx, conversion, { ...becameOf(order), now: context.now });
        record({
          entityId: order.id,
          customerId: estimate.customerId,
          data: {
            code: order.code,
            estimate: estimate.number,
            ...(order.salesOrder && { salesOrder: order.salesOrder.number }),
          },
        });
        await mailOrder(tx, order);
        return { estimateId: estimate.id, ...placedPiece(order) };
      },
    });
  },
  success: (t) => ({
    estimate: estimateField(t),
    jobOrder: placedJobField(t),
    salesOrder: placedSalesOrderField(t),
  }),
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

/** The result of the conversion: the sales order of a piece from stock, otherwise the job. */
function becameOf({ salesOrder, jobs: [job] }: PlacedOrder) {
  return salesOrder
    ? { to: 'SALES_ORDER' as const, number: salesOrder.number }
    : { to: 'JOB' as const, number: job?.number ?? '' };
}
