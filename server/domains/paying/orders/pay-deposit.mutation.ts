import { z } from 'zod';
import { encodeGlobalId } from '../../../lib/global-id.ts';
import { moneyText } from '../../../lib/money.ts';
import { mutation } from '../../../schema/mutation.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { rowKey } from '../../../schema/row-key.ts';
import { PAYMENTS_ADD } from '../../payments/access.ts';
import { moneyAmount } from '../../payments/money-amount.ts';
import { paymentField } from '../../payments/payment/payment-result.ts';
import { bookDeposit } from '../../sales-orders/deposits/book-deposit.ts';
import { requireDue } from '../../sales-orders/deposits/require-due.ts';
import { salesOrderField } from '../../sales-orders/order/sales-order-result.ts';
import { SALES_ORDERS_VIEW } from '../../sales-orders/rules/transitions.ts';
import { editedOrder, requireEditable } from '../../sales-orders/transitions/edited-order.ts';
import { readVisibleOrder } from '../../sales-orders/transitions/read-order.ts';
import { today } from '../../settings/company-day.ts';
import { requireOwnCards } from '../access.ts';
import { authorizePayment, capturePayment, earlierPayment, recordPayment } from '../acts/card-payment.ts';
import { isConfirmedField } from '../acts/is-confirmed.ts';
import { cardRules, PaymentCardInput, savedCardText } from '../acts/payment-card.input.ts';
import { recordCharge } from '../acts/record-plan.ts';

type PaidDeposit = { salesOrderId: number; paymentId: number; chargeId: number };

const rules = z.object({ amount: moneyAmount, card: cardRules });

mutation('payDeposit', {
  description:
    'Pays a deposit, a layaway instalment, or the full amount due of a sales order that is not billed yet, with a card of the active customer. First the card is authorized, then the deposit is recorded and the order proceeds automatically, then the money is captured. Refused while acting as another user.',
  permission: (viewer) => {
    viewer.require(SALES_ORDERS_VIEW);
    viewer.require(PAYMENTS_ADD);
    viewer.requireCustomer();
    requireOwnCards(viewer);
  },
  audit: { action: 'PAYMENT_PAY', entityType: 'Payment' },
  repeat: 'keyed',
  budget: 40,
  input: (t) => ({
    id: t.id({ required: true, description: 'Sales order.' }),
    amount: t.field({ type: 'Decimal', required: true, description: 'Amount; at most the amount due.' }),
    card: t.field({ type: PaymentCardInput, required: true, description: 'The card that pays.' }),
  }),
  resolve: async (input, context, writes) => {
    const { viewer, db } = context;
    const customerId = viewer.requireCustomer();
    const { amount, card } = parseInput(rules, { amount: input.amount, card: savedCardText(input.card) });
    const id = rowKey('SalesOrder', input.id);
    const receivedOn = await today(context);
    const request = { customerId, id, amount: moneyText(amount), card };
    const asked = { customerId, request };
    const earlier = await earlierPayment<PaidDeposit>(context, writes, asked);
    if (earlier) return earlier;
    const seen = await readVisibleOrder(db, viewer, { id });
    requireEditable(seen, 'PAY_DEPOSIT', context);
    requireDue(seen, amount);
    const authorization = await authorizePayment(context, writes, asked, {
      purpose: 'DEPOSIT',
      card,
      amount,
      currency: seen.orderGroup.currency,
      plan: { salesOrderId: id },
      note: seen.number,
    });
    const { charge } = authorization;
    const made = await recordPayment(context, writes, { request, authorization }, async (tx, record) => {
      const order = await editedOrder(tx, context, 'PAY_DEPOSIT', { id });
      requireDue(order, amount);
      await recordCharge(tx, charge, context.now);
      const { paymentId } = await bookDeposit(tx, context, order, {
        amount: moneyText(amount),
        method: 'CARD',
        reference: charge.reference,
        receivedOn,
        chargeId: charge.id,
      });
      const data = { salesOrder: order.number, amount: moneyText(amount) };
      record({ entityId: paymentId, customerId, data });
      return { salesOrderId: id, paymentId, chargeId: charge.id };
    });
    return capturePayment(context, made, authorization);
  },
  success: (t) => ({
    salesOrder: salesOrderField(t),
    payment: paymentField(t),
    isConfirmed: isConfirmedField(t),
  }),
  sample: async ({ caller, owner, salesOrder }) => ({
    as: caller(owner),
    input: {
      id: encodeGlobalId('SalesOrder', await salesOrder()),
      amount: '1.00',
      card: { token: 'cnon:card-nonce-ok', postalCode: '10001' },
    },
  }),
});
