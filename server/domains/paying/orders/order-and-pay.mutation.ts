import { z } from 'zod';
import { InvalidInputError, PriceChangedError, RefusedError } from '../../../errors/errors.ts';
import { isSomeAmount } from '../../../lib/amount-limits.ts';
import { type Money, moneyText, sumMoney } from '../../../lib/money.ts';
import { builder } from '../../../schema/builder.ts';
import type { Context } from '../../../schema/context.ts';
import { ExpectedTotal } from '../../../schema/expected-total.ts';
import { expectedTotalField, mutation } from '../../../schema/mutation.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { CART_SUBMIT, ownCarts } from '../../carts/access.ts';
import { orderFields, orderRequestOf } from '../../carts/submit/order-request.ts';
import type { OrderRequest } from '../../carts/submit/submitted-cart.ts';
import { OrderGroup } from '../../orders/order/order-group.type.ts';
import { PAYMENTS_ADD } from '../../payments/access.ts';
import { Payment } from '../../payments/payment/payment.type.ts';
import { seesAmounts } from '../../pricing/access.ts';
import { SalesOrder } from '../../sales-orders/order/sales-order.type.ts';
import { SALES_ORDERS_VIEW } from '../../sales-orders/rules/transitions.ts';
import { today } from '../../settings/company-day.ts';
import { requireOwnCards } from '../access.ts';
import { authorizePayment, capturePayment, earlierPayment, recordPayment } from '../acts/card-payment.ts';
import { isConfirmedField } from '../acts/is-confirmed.ts';
import { cardRules, PaymentCardInput, savedCardText } from '../acts/payment-card.input.ts';
import { type CartWithTotal, type MadeOrders, orderPaid, totalsNow } from './order-paid.ts';

const PAID_TOTAL = '`Cart.totals.grandTotal`, which the bank is asked to authorize.';

/** Maximum number of orders that are created and paid together. */
const MAX_ORDERS = 10;

const PaidOrderInput = builder.inputType('PaidOrderInput', {
  description: 'A cart to order and pay. Absent fields are taken from the cart.',
  fields: (t) => ({ ...orderFields(t), expectedGrandTotal: expectedTotalField(t, PAID_TOTAL) }),
});

const rules = z.object({ card: cardRules });

mutation('orderAndPay', {
  description:
    'Orders carts and pays them with a card, all of them or none. First the card is authorized for the grand totals that the user saw (`expectedGrandTotal`), or for the current totals when a client sends none; then each cart becomes an order of jobs with a paid sales order; then the money is captured. If an order is refused, the authorization is released. Refused while acting as another user.',
  permission: (viewer) => {
    viewer.require(CART_SUBMIT);
    viewer.require(PAYMENTS_ADD);
    viewer.requireCustomer();
    requireOwnCards(viewer);
  },
  audit: { action: ['ORDER_SUBMITTED', 'PAYMENT_PAY'], entityType: 'OrderGroup' },
  commits: { total: PAID_TOTAL, isShownTo: seesAmounts, each: 'orders' },
  repeat: 'keyed',
  budget: { once: 30, perJob: 10 },
  errors: [PriceChangedError],
  input: (t) => ({
    orders: t.field({ type: [PaidOrderInput], required: true, description: 'Carts, 10 at most.' }),
    card: t.field({ type: PaymentCardInput, required: true, description: 'The card that pays.' }),
  }),
  resolve: async (input, context, writes) => {
    const { viewer } = context;
    const customerId = viewer.requireCustomer();
    const orders = input.orders.map(({ expectedGrandTotal, ...order }) => ({
      ...orderRequestOf(order, context),
      seen: new ExpectedTotal(expectedGrandTotal ?? null, seesAmounts(viewer)),
    }));
    const { card } = parseInput(rules, { card: savedCardText(input.card) });
    if (orders.length === 0 || orders.length > MAX_ORDERS)
      throw InvalidInputError.of('orders', 'OUT_OF_RANGE', `1 to ${MAX_ORDERS} orders.`);
    for (const [at, { seen }] of orders.entries()) {
      const { expected } = seen;
      if (expected && !isSomeAmount(expected))
        throw InvalidInputError.of(`orders.${at}.expectedGrandTotal`, 'OUT_OF_RANGE', 'What is paid.');
    }
    const receivedOn = await today(context);
    const request = { customerId, orders, card };
    const asked = { customerId, request };
    const earlier = await earlierPayment<MadeOrders>(context, writes, asked);
    if (earlier) return earlier;
    await requireLines(context, orders);
    const totals = await totalsOf(context, orders);
    const { currency } = await context.db.customer.findUniqueOrThrow({
      where: { id: customerId },
      select: { currency: true },
    });
    const authorization = await authorizePayment(context, writes, asked, {
      purpose: 'ORDERS',
      card,
      amount: sumMoney(totals),
      currency,
      plan: { totals: totals.map(moneyText) },
      note: orders.flatMap(({ poNumber }) => poNumber ?? []).join(' '),
    });
    const { charge } = authorization;
    const made = await recordPayment(context, writes, { request, authorization }, (tx, record) =>
      orderPaid(tx, context, { orders, totals, charge, receivedOn }, record),
    );
    return capturePayment(context, made, authorization);
  },
  success: (t) => ({
    orderCodes: t.exposeStringList('orderCodes', {
      description: 'Codes of the orders, in the order of the carts, e.g. `JO-10023`.',
    }),
    orderGroups: t.prismaField({
      type: [OrderGroup],
      description: 'The orders.',
      resolve: (query, { orderGroupIds }, _args, { db }) =>
        db.orderGroup.findMany({ ...query, where: { id: { in: orderGroupIds } }, orderBy: { id: 'asc' } }),
    }),
    salesOrders: t.prismaField({
      type: [SalesOrder],
      description: 'Their sales orders, where the viewer may see those.',
      resolve: (query, { salesOrderIds }, _args, { db, viewer }) =>
        db.salesOrder.findMany({
          ...query,
          where: { id: { in: viewer.can(SALES_ORDERS_VIEW) ? salesOrderIds : [] } },
          orderBy: { id: 'asc' },
        }),
    }),
    payments: t.prismaField({
      type: [Payment],
      description: 'The payments of the orders.',
      resolve: (query, { paymentIds }, _args, { db }) =>
        db.payment.findMany({ ...query, where: { id: { in: paymentIds } }, orderBy: { id: 'asc' } }),
    }),
    isConfirmed: isConfirmedField(t),
  }),
  sample: async ({ caller, owner, pricedCart, foreign: { addressId } }) => {
    const { sessionId, grandTotal } = await pricedCart();
    return {
      as: caller(owner),
      audited: ['ORDER_SUBMITTED', 'PAYMENT_PAY'],
      input: {
        orders: [{ sessionId, expectedGrandTotal: grandTotal }],
        card: { token: 'cnon:card-nonce-ok', postalCode: '10001' },
      },
      foreign: {
        'input.orders.0.shippingAddressId': addressId,
        'input.orders.0.billingAddressId': addressId,
        'input.orders.0.sellToAddressId': addressId,
      },
    };
  },
});

/** The amount to authorize for each order: the total that was shown, otherwise the current total of the cart. */
async function totalsOf(context: Context, orders: readonly CartWithTotal[]): Promise<readonly Money[]> {
  const seen = orders.flatMap(({ seen: { expected } }) => expected ?? []);
  return seen.length === orders.length ? seen : totalsNow(context, orders);
}

/** Empty carts are refused before the bank is called. */
async function requireLines(
  { db, viewer }: Pick<Context, 'db' | 'viewer'>,
  orders: readonly OrderRequest[],
): Promise<void> {
  const sessions = [...new Set(orders.map(({ sessionId }) => sessionId))];
  const filled = await db.cart.count({
    where: { AND: ownCarts(viewer), sessionId: { in: sessions }, items: { some: {} } },
  });
  if (filled < orders.length) throw new RefusedError('CART_EMPTY');
}
