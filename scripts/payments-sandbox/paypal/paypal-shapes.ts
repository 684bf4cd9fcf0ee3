import { centsText, type PayPalOrder, refundedCents, type Transaction } from '../books.ts';
import { json, type SandboxResponse } from '../exchange.ts';

/** https://developer.paypal.com/docs/api/orders/v2/#orders_get */
export function payPalOrder(order: PayPalOrder, capture: Transaction | undefined, origin: string): object {
  const { id, status, cents, currency, customId, payee } = order;
  const amount = { currency_code: currency, value: centsText(cents) };
  const captures = capture
    ? { payments: { captures: [payPalCapture(capture)], refunds: refundsOf(capture) } }
    : {};
  return {
    id,
    status,
    intent: 'CAPTURE',
    purchase_units: [
      {
        reference_id: 'default',
        amount,
        payee: { merchant_id: payee },
        custom_id: customId ?? undefined,
        ...captures,
      },
    ],
    ...(status === 'CREATED'
      ? {}
      : { payer: { payer_id: 'SANDBOXPAYER', email_address: 'payer@sandbox.test' } }),
    links: [
      { href: `${origin}/paypal/v2/checkout/orders/${id}`, rel: 'self', method: 'GET' },
      { href: `${origin}/paypal/checkoutnow?token=${id}`, rel: 'approve', method: 'GET' },
      { href: `${origin}/paypal/v2/checkout/orders/${id}/capture`, rel: 'capture', method: 'POST' },
    ],
  };
}

function refundsOf({ currency, refunds }: Transaction): object[] {
  return refunds.map(({ id, cents, at }) => ({
    id,
    status: 'COMPLETED',
    amount: { currency_code: currency, value: centsText(cents) },
    create_time: at,
  }));
}

/** https://developer.paypal.com/docs/api/payments/v2/#captures_get */
export function payPalCapture(transaction: Transaction): object {
  const { id, key, cents, currency, at, updatedAt } = transaction;
  const refunded = refundedCents(transaction);
  const status = refunded === 0 ? 'COMPLETED' : refunded === cents ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
  return {
    id,
    status,
    amount: { currency_code: currency, value: centsText(cents) },
    custom_id: key ?? undefined,
    final_capture: true,
    create_time: at,
    update_time: updatedAt,
  };
}

/** https://developer.paypal.com/api/rest/responses/ */
export function payPalError(
  status: number,
  name: string,
  issue: string,
  description: string,
): SandboxResponse {
  return json(status, {
    name,
    message: 'The requested action could not be performed.',
    debug_id: 'sandbox',
    details: [{ issue, description }],
    links: [],
  });
}

/** A request that PayPal understands but rejects. */
export function unprocessable(issue: string, description: string): SandboxResponse {
  return payPalError(422, 'UNPROCESSABLE_ENTITY', issue, description);
}

/** The response for an unknown id. */
export function notFound(): SandboxResponse {
  return payPalError(
    404,
    'RESOURCE_NOT_FOUND',
    'INVALID_RESOURCE_ID',
    'Specified resource ID does not exist.',
  );
}
