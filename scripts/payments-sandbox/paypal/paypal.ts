import { type Books, centsText, newId, type PayPalOrder, refundedCents, type Transaction } from '../books.ts';
import { json, NO_RESPONSE, type SandboxRequest, type SandboxResponse } from '../exchange.ts';
import { type Notifier, payPalSignature, WEBHOOK_KEYS } from '../webhooks.ts';
import { checkoutPage, decideCheckout } from './paypal-checkout.ts';
import { notFound, payPalCapture, payPalError, payPalOrder, unprocessable } from './paypal-shapes.ts';

/** The client that the sandbox accepts. */
const PAYPAL_CLIENT = { id: 'sandbox-paypal-client', secret: 'sandbox-paypal-secret' } as const;

const ACCESS_TOKEN = 'sandbox-paypal-access';

/**
 * The part of PayPal's API that a portal uses: orders, captures, refunds and reports, and the page where a buyer
 * approves.
 */
export function handlePayPal(books: Books, notifier: Notifier, request: SandboxRequest): SandboxResponse {
  if (request.path === '/checkoutnow') {
    return request.method === 'POST' ? decideCheckout(books, request) : checkoutPage(books, request);
  }
  if (request.path === '/v1/oauth2/token') return giveToken(request);
  if (request.headers.authorization !== `Bearer ${ACCESS_TOKEN}`) {
    return payPalError(401, 'AUTHENTICATION_FAILURE', 'INVALID_TOKEN', 'The token is not valid.');
  }
  if (request.path === '/v1/notifications/verify-webhook-signature') return verify(request);
  if (request.path === '/v1/reporting/transactions') return report(books, request);
  const [, captureId] = request.path.match(/^\/v2\/payments\/captures\/([^/]+)\/refund$/) ?? [];
  if (captureId) return once(books, request, () => refund(books, notifier, captureId, request));
  const [, orderId = '', act] =
    request.path.match(/^\/v2\/checkout\/orders(?:\/([^/]+))?(\/capture)?$/) ?? [];
  if (request.method === 'POST' && request.path === '/v2/checkout/orders') {
    return once(books, request, () => createOrder(books, request));
  }
  const order = books.orders[orderId];
  if (!order) return notFound();
  if (act) return once(books, request, () => capture(books, notifier, order, request));
  return json(200, payPalOrder(order, captureOf(books, order), request.origin));
}

function giveToken({ headers }: SandboxRequest): SandboxResponse {
  const expected = Buffer.from(`${PAYPAL_CLIENT.id}:${PAYPAL_CLIENT.secret}`).toString('base64');
  if (headers.authorization !== `Basic ${expected}`) {
    return json(401, { error: 'invalid_client', error_description: 'Client Authentication failed' });
  }
  return json(200, {
    access_token: ACCESS_TOKEN,
    token_type: 'Bearer',
    expires_in: 32_400,
    scope: 'sandbox',
  });
}

/** The same PayPal-Request-Id returns the same response, as at PayPal. */
function once(books: Books, request: SandboxRequest, act: () => SandboxResponse): SandboxResponse {
  const key = request.headers['paypal-request-id'];
  if (!key) return act();
  const name = `paypal ${request.path} ${String(key)}`;
  const known = books.answers[name];
  if (known) return { status: known.status, type: 'application/json', body: known.body };
  const answer = act();
  if (typeof answer !== 'symbol' && answer.status < 400) {
    books.answers[name] = { asked: request.body, status: answer.status, body: answer.body };
    books.save();
  }
  return answer;
}

/** The sandbox's merchant. It receives the money of an order without a payee. */
const MERCHANT = 'SANDBOXMERCHANT';

type OrderBody = {
  purchase_units?: {
    amount?: { currency_code?: string; value?: string };
    custom_id?: string;
    payee?: { merchant_id?: string };
  }[];
  application_context?: { return_url?: string; cancel_url?: string };
};

function createOrder(books: Books, request: SandboxRequest): SandboxResponse {
  const { purchase_units: [unit] = [], application_context: context } = JSON.parse(request.body) as OrderBody; // checked below
  const cents = Math.round(Number(unit?.amount?.value) * 100);
  if (!unit || !(cents > 0)) {
    return unprocessable('CANNOT_BE_ZERO_OR_NEGATIVE', 'Must be greater than zero.');
  }
  const order: PayPalOrder = {
    id: newId().slice(0, 17),
    status: 'CREATED',
    cents,
    currency: unit.amount?.currency_code ?? 'USD',
    customId: unit.custom_id ?? null,
    payee: unit.payee?.merchant_id ?? MERCHANT,
    returnUrl: context?.return_url ?? '',
    cancelUrl: context?.cancel_url ?? '',
    hasFunds: true,
    failure: null,
    capture: null,
  };
  books.orders[order.id] = order;
  books.save();
  return json(201, payPalOrder(order, undefined, request.origin));
}

function capture(
  books: Books,
  notifier: Notifier,
  order: PayPalOrder,
  { origin }: SandboxRequest,
): SandboxResponse {
  if (order.status === 'COMPLETED') return unprocessable('ORDER_ALREADY_CAPTURED', 'Order already captured.');
  if (order.status !== 'APPROVED') {
    return unprocessable('ORDER_NOT_APPROVED', 'Payer has not yet approved the Order for payment.');
  }
  if (!order.hasFunds) {
    return unprocessable(
      'INSTRUMENT_DECLINED',
      'The instrument presented was either declined by the processor or bank.',
    );
  }
  const { failure } = order;
  order.failure = null;
  if (failure === 'LATE') return NO_RESPONSE;
  const at = new Date().toISOString();
  const transaction: Transaction = {
    id: newId().slice(0, 17),
    provider: 'paypal',
    key: order.customId,
    state: 'CAPTURED',
    cents: order.cents,
    currency: order.currency,
    card: null,
    note: order.id,
    at,
    updatedAt: at,
    refunds: [],
  };
  books.transactions.push(transaction);
  order.status = 'COMPLETED';
  order.capture = transaction.id;
  books.save();
  notify(notifier, 'PAYMENT.CAPTURE.COMPLETED', 'capture', payPalCapture(transaction));
  return failure === 'LOST' ? NO_RESPONSE : json(201, payPalOrder(order, transaction, origin));
}

function captureOf(books: Books, order: PayPalOrder): Transaction | undefined {
  return books.transactions.find(({ id }) => id === order.capture);
}

function refund(
  books: Books,
  notifier: Notifier,
  captureId: string,
  { body }: SandboxRequest,
): SandboxResponse {
  const transaction = books.transactions.find(
    ({ id, provider }) => provider === 'paypal' && id === captureId,
  );
  if (!transaction) return notFound();
  const asked = JSON.parse(body || '{}') as { amount?: { value?: string } }; // checked below
  const left = transaction.cents - refundedCents(transaction);
  const cents = asked.amount ? Math.round(Number(asked.amount.value) * 100) : left;
  if (!(cents > 0 && cents <= left)) {
    return unprocessable('REFUND_AMOUNT_EXCEEDED', 'The refund amount must be at most the capture amount.');
  }
  const given = { id: newId().slice(0, 17), key: null, cents, at: new Date().toISOString() };
  transaction.refunds.push(given);
  transaction.updatedAt = given.at;
  books.save();
  const refunded = {
    id: given.id,
    status: 'COMPLETED',
    amount: { currency_code: transaction.currency, value: centsText(cents) },
    create_time: given.at,
  };
  notify(notifier, 'PAYMENT.CAPTURE.REFUNDED', 'refund', {
    ...refunded,
    links: [{ rel: 'up', href: `https://api-m.paypal.com/v2/payments/captures/${transaction.id}` }],
  });
  return json(201, refunded);
}

/** https://developer.paypal.com/docs/api/transaction-search/v1/ */
function report(books: Books, { query }: SandboxRequest): SandboxResponse {
  const from = Date.parse(query.get('start_date') ?? '');
  const until = Date.parse(query.get('end_date') ?? '');
  const entry = (id: string, of: Transaction, code: string, cents: number, at: string) => ({
    transaction_info: {
      transaction_id: id,
      paypal_reference_id: id === of.id ? undefined : of.id,
      transaction_event_code: code,
      transaction_initiation_date: at,
      transaction_updated_date: at,
      transaction_amount: { currency_code: of.currency, value: centsText(cents) },
      transaction_status: 'S',
      custom_field: of.key ?? undefined,
    },
  });
  const details = books.transactions
    .filter(({ provider }) => provider === 'paypal')
    .flatMap((each) => [
      entry(each.id, each, 'T0006', each.cents, each.at),
      ...each.refunds.map(({ id, cents, at }) => entry(id, each, 'T1107', -cents, at)),
    ])
    .filter(({ transaction_info: { transaction_initiation_date: at } }) => {
      const time = Date.parse(at);
      return time >= from && time <= until;
    });
  return json(200, { transaction_details: details, page: 1, total_items: details.length, total_pages: 1 });
}

function verify({ body }: SandboxRequest): SandboxResponse {
  const asked = JSON.parse(body) as Record<string, string>; // compared below
  const [, event = ''] = body.match(/"webhook_event":([\s\S]*)\}$/) ?? [];
  const expected = payPalSignature(asked['transmission_id'] ?? '', asked['transmission_time'] ?? '', event);
  const isGood = asked['webhook_id'] === WEBHOOK_KEYS.paypal && asked['transmission_sig'] === expected;
  return json(200, { verification_status: isGood ? 'SUCCESS' : 'FAILURE' });
}

function notify(notifier: Notifier, type: string, kind: string, resource: object): void {
  notifier.notify('paypal', (id, at) => ({
    id: `WH-${id}`,
    event_version: '1.0',
    create_time: at,
    resource_type: kind,
    event_type: type,
    resource,
  }));
}
