import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { InvalidInputError, RefusedError } from '../../../errors/errors.ts';
import { moneyText } from '../../../lib/money.ts';
import { mutation } from '../../../schema/mutation.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { gatewayRefusal } from '../../cards/gateway-refusal.ts';
import { requirePaying } from '../access.ts';

/** Maximum amount of a PayPal payment. */
const MAX = 50_000;

/** A page of the portal in any language, so that PayPal redirects nowhere else. */
const PAGE = /^\/(?!\/)[\w\-./?=&,%+]{0,500}$/;

const rules = z.object({ returnPath: z.string().regex(PAGE, 'OUT_OF_RANGE') });

mutation('startPayPalPayment', {
  description:
    'Starts a PayPal payment of the active customer. The payer approves it on PayPal’s page and returns to the portal with `paypal=done` and PayPal’s `token` (the id for `addPayPalOverpayment`), or with `paypal=cancelled`. No money is captured before that. Refused while acting as another user.',
  permission: requirePaying,
  audit: { action: 'PAYMENT_PAYPAL_START', entityType: 'Customer' },
  repeat: 'naturally repeatable: an order that nobody agrees to takes nothing',
  budget: 4,
  input: (t) => ({
    amount: t.field({
      type: 'Decimal',
      required: true,
      description: 'How much, in the customer’s currency.',
    }),
    returnPath: t.string({
      required: true,
      description:
        'Page of the portal that the payer comes back to, e.g. `/backoffice/financial/payments/pay`.',
    }),
  }),
  resolve: async ({ amount, ...given }, { viewer, db, services, now }, writes) => {
    if (viewer.actingById !== null) throw new RefusedError('NOT_WHILE_ACTING');
    const customerId = viewer.requireCustomer();
    const { returnPath } = parseInput(rules, given);
    if (!amount.greaterThan(0) || amount.decimalPlaces() > 2 || amount.greaterThan(MAX))
      throw InvalidInputError.of('amount', 'OUT_OF_RANGE');
    const { payPal } = services.gateways;
    if (!payPal) throw new RefusedError('NO_GATEWAY');
    const { currency } = await db.customer.findUniqueOrThrow({
      where: { id: customerId },
      select: { currency: true },
    });
    const gatewayKey = randomUUID();
    const order = await payPal
      .createOrder({
        key: gatewayKey,
        money: { amount, currency },
        note: '',
        returnUrl: backTo(services.config.publicUrl, returnPath, 'done'),
        cancelUrl: backTo(services.config.publicUrl, returnPath, 'cancelled'),
      })
      .catch((error: unknown) => {
        throw gatewayRefusal(error);
      });
    if (order.approveUrl === null) throw new RefusedError('GATEWAY_UNAVAILABLE');
    await writes.transaction(async (tx, record) => {
      await tx.payPalOrder.create({
        data: {
          orderId: order.id,
          customerId,
          userId: viewer.userId,
          gatewayKey,
          amount: moneyText(amount),
          currency,
          payee: order.payee,
          createdAt: now,
        },
        select: { id: true },
      });
      const data = { payPalOrderId: order.id, amount: moneyText(amount), currency };
      record({ entityId: customerId, customerId, data });
    });
    return { approveUrl: order.approveUrl, payPalOrderId: order.id };
  },
  success: (t) => ({
    approveUrl: t.exposeString('approveUrl', { description: 'Page of PayPal’s where the payer agrees.' }),
    payPalOrderId: t.exposeString('payPalOrderId', { description: 'PayPal’s id of the order.' }),
  }),
  sample: ({ caller, owner }) => ({
    as: caller(owner),
    input: { amount: '25.00', returnPath: '/backoffice/financial/payments/pay' },
  }),
});

function backTo(publicUrl: string, path: string, outcome: 'done' | 'cancelled'): string {
  const url = new URL(path, publicUrl);
  url.searchParams.set('paypal', outcome);
  return url.href;
}
