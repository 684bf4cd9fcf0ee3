import { hashOf } from '../../../database/idempotency.ts';
import { PriceChangedError } from '../../../errors/errors.ts';
import { changedRow } from '../../../lists/changed-row.ts';
import { mutation } from '../../../schema/mutation.ts';
import { OrderGroup } from '../../orders/order/order-group.type.ts';
import type { OrderTarget } from '../../orders/rules/order-target.ts';
import { seesAmounts } from '../../pricing/access.ts';
import { PriceQuote } from '../../quotes/quote/price-quote.type.ts';
import { placedSalesOrderField } from '../../sales-orders/order/placed-piece.ts';
import { CART_SUBMIT } from '../access.ts';
import { cartField } from '../cart-result.ts';
import { orderFields, orderRequestOf } from './order-request.ts';
import type { Submitted } from './repeated-submit.ts';
import { submitOrder } from './submit-order.ts';

mutation('submitOrder', {
  description:
    'Submits the cart, as `Cart.target` says: an order with one job per line, a sales order, or a request for a quote. A line with a blocking problem is refused with the code of that problem. Repeated calls return the same result.',
  permission: CART_SUBMIT,
  audit: { action: ['ORDER_SUBMITTED', 'PRICE_QUOTE_REQUEST'], entityType: 'OrderGroup' },
  commits: { total: '`Cart.totals.grandTotal`.', isShownTo: seesAmounts },
  repeat: 'keyed',
  budget: 18,
  errors: [PriceChangedError],
  input: (t) => ({
    ...orderFields(t),
    asQuote: t.boolean({ description: 'Requests a quote even if the cart could be ordered directly.' }),
  }),
  resolve: async (input, context, writes) => {
    const request = orderRequestOf(input, context);
    const orderRequest = { customerId: context.viewer.requireCustomer(), ...request };
    return writes.once({
      request: orderRequest,
      work: (tx, record) => {
        const { seen } = writes;
        const requestHash = hashOf({ ...orderRequest, expectedGrandTotal: seen.expected?.toFixed() });
        return submitOrder(tx, context, { request, requestHash, seen, record });
      },
    });
  },
  success: (t) => ({
    orderCode: t.exposeString('orderCode', {
      description:
        'Code of the order, e.g. `JO-10023`, or number of the sales order or quote, e.g. `SO-10023`, `PQ-10023`.',
    }),
    jobTypeCode: t.string({
      description: 'Kind of order created: `JO`, `SO` or `PQ`.',
      resolve: (made) => madeTarget(made),
    }),
    orderGroup: t.prismaField({
      type: OrderGroup,
      nullable: true,
      description: 'The order; null if a quote was requested.',
      resolve: (query, { orderGroupId }, _args, context) => {
        const made = { ...query, where: { id: orderGroupId ?? 0 } };
        return orderGroupId === null ? null : changedRow(context, 'OrderGroup', made);
      },
    }),
    salesOrder: placedSalesOrderField(t),
    priceQuote: t.prismaField({
      type: PriceQuote,
      nullable: true,
      description: 'The requested quote; null for an order.',
      resolve: (query, { priceQuoteId }, _args, context) => {
        const made = { ...query, where: { id: priceQuoteId ?? 0 } };
        return priceQuoteId === null ? null : changedRow(context, 'PriceQuote', made);
      },
    }),
    cart: cartField(t),
  }),
  sample: async ({ caller, buyer, line, address, shippingMethodId, foreign: { addressId } }) => {
    await line();
    const addresses = { shippingAddressId: await address(), billingAddressId: await address() };
    return {
      as: caller(buyer),
      audited: 'ORDER_SUBMITTED',
      input: { sessionId: '', poNumber: 'PO', notes: 'Notes', shippingMethodId, ...addresses },
      foreign: {
        'input.shippingAddressId': addressId,
        'input.billingAddressId': addressId,
        'input.sellToAddressId': addressId,
      },
    };
  },
});

/** The target that a submit created. */
function madeTarget({ priceQuoteId, salesOrderId }: Submitted): OrderTarget {
  if (priceQuoteId !== null) return 'PQ';
  return salesOrderId === null ? 'JO' : 'SO';
}
