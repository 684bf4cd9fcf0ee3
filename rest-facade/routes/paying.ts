import { z } from 'zod';
import { failureOf, refusal, refusalDetails } from '../answers/envelope.ts';
import {
  paidInvoicesAnswer,
  paidInvoicesSchema,
  paidOrdersAnswer,
  paidOrdersSchema,
} from '../answers/money/paid.ts';
import { paymentSummary } from '../answers/money/payment.ts';
import { changedPricesAnswer, changedPricesSchema } from '../answers/orders/order.ts';
import { RestFailure } from '../errors/failure.ts';
import { succeeded } from '../graphql/result.ts';
import { readAddressBook } from '../input/address-book.ts';
import {
  CHECKOUT_FIELDS,
  type Checkout,
  checkout,
  checkoutOf,
  placesOf,
  spellsOutAddress,
} from '../input/checkout.ts';
import { decimal, listOf, optional, textUpTo } from '../input/fields.ts';
import { type Parsed, record } from '../input/parse.ts';
import { CARD_FIELDS, cardFields, cardOf, payFields, sharesOf } from '../input/paying.ts';
import { session } from '../input/session.ts';
import { RestAddPayPalOverpayment, RestOrderAndPay, RestPayInvoices } from '../operations/money/paying.ts';
import { envelope, type RestRequest, restRoute, restSteps } from '../route/route.ts';
import type { SampleRows } from '../route/sample.ts';

const idempotencyKey = optional(textUpTo(255)).describe('Takes precedence over the header Idempotency-Key.');

/** A card accepted by the payments sandbox. */
const SAMPLE_CARD = { token: 'cnon:card-nonce-ok', postalCode: '10001' };

/** A cart with all data that an order needs. */
const order = { ...session, ...checkout };
type Order = Parsed<typeof order>;

const orderRefusal = failureOf(z.union([refusalDetails, changedPricesSchema])).meta({
  id: 'PaidOrderRefusal',
  description: 'Nothing was ordered, and nothing is charged.',
});

/** GraphQL names of the fields of an order, and their names in a body. */
const orderNames = Object.entries({
  ...Object.fromEntries(Object.keys(order).map((name) => [name, name])),
  ...CHECKOUT_FIELDS,
});

/** The body of a single order has its fields at the top level, instead of in a list. */
const FIELDS_OF_ONE = Object.fromEntries(orderNames.map(([path, field]) => [`orders.*.${path}`, field]));
const FIELDS_OF_SEVERAL = Object.fromEntries(
  orderNames.map(([path, field]) => [`orders.*.${path}`, `orders.*.${field}`]),
);

/** Carts with other destinations: full addresses, and entries of the address book. */
function otherAddresses({ address: id, postal }: Pick<SampleRows, 'address' | 'postal'>) {
  return [
    { billingAddress: postal, sellToAddress: postal, shippingAddress: postal },
    { billingAddressId: id, sellToAddressId: id, shippingAddressId: id },
  ];
}

/** Orders carts and pays them, all or none. */
async function orderAndPay(
  { run, idempotencyKey: header }: Pick<RestRequest, 'run' | 'idempotencyKey'>,
  orders: readonly Order[],
  body: Parsed<typeof cardFields> & { idempotencyKey?: string | null | undefined },
) {
  const addressBook = orders.some((each) => spellsOutAddress(each)) ? await readAddressBook(run) : [];
  const input = {
    idempotencyKey: body.idempotencyKey ?? header,
    orders: await Promise.all(
      orders.map(async (each: Order & Checkout) => ({
        ...checkoutOf(each, addressBook, await placesOf(run, each)),
        sessionId: each.sessionId ?? null,
      })),
    ),
    card: cardOf(body) ?? {},
  };
  const { result } = await run(RestOrderAndPay, { input });
  if (result.__typename === 'PriceChangedError') {
    const changed = changedPricesAnswer(result);
    throw new RestFailure(200, [{ key: 'PRICE_CHANGED', code: 'PRICE_CHANGED' }], changed);
  }
  return envelope(paidOrdersAnswer(succeeded(result)));
}

/** Payment of invoices and orders. */
export const payingRoutes = [
  restRoute({
    method: 'post',
    path: '/payment/pay',
    summary: 'Pay invoices with credits, prepayments and a card',
    description:
      'First the bank authorizes the amount, then everything is recorded, then the money is captured: if the card is ' +
      'declined, nothing is applied. An overpayment must be confirmed (OVERPAYMENT).',
    repeat: 'keyed',
    sample: async ({ invoice, newPayment }) => ({
      body: {
        invoices: [{ id: invoice, amount: 1 }],
        credits: [],
        prepayments: [{ id: await newPayment(), amount: 1 }],
        amount: 0,
      },
    }),
    body: payFields,
    fields: CARD_FIELDS,
    answer: paidInvoicesSchema,
    refusal,
    statuses: [404],
    document: RestPayInvoices,
    variables: ({ body, idempotencyKey: header }) => ({
      input: {
        idempotencyKey: body.idempotencyKey ?? header,
        invoices: sharesOf('Invoice', body.invoices),
        credits: sharesOf('CustomerCredit', body.credits),
        prepayments: sharesOf('Payment', body.prepayments),
        amount: body.amount ?? null,
        card: cardOf(body),
        acceptOverpayment: body.acceptOverpayment ?? null,
      },
    }),
    respond: ({ result }) => envelope(paidInvoicesAnswer(succeeded(result))),
  }),
  restSteps({
    method: 'post',
    path: '/payment/createorderandpay',
    summary: 'Order the cart and pay by card',
    description:
      'The bank authorizes `expectedGrandTotal`, by default the current total of the cart. If the order has another ' +
      'total or is refused, the authorization is released.',
    repeat: 'keyed',
    sample: async ({ newPricedCart }) => {
      const { sessionId, grandTotal } = await newPricedCart();
      return { body: { sessionId, expectedGrandTotal: Number(grandTotal), ...SAMPLE_CARD } };
    },
    otherSamples: (rows) => otherAddresses(rows).map((body) => ({ body })),
    body: { ...order, ...cardFields, idempotencyKey },
    fields: { ...FIELDS_OF_ONE, ...CARD_FIELDS },
    answer: paidOrdersSchema,
    refusal: orderRefusal,
    statuses: [404, 409],
    failure: 'SUBMIT_FAILED',
    handle: async (request) => orderAndPay(request, [request.body], request.body),
  }),
  restSteps({
    method: 'post',
    path: '/payment/insertOrdersAndPay',
    summary: 'Order several carts and pay them by card, all or none',
    repeat: 'keyed',
    sample: async ({ newPricedCart }) => {
      const { sessionId, grandTotal } = await newPricedCart();
      return { body: { orders: [{ sessionId, expectedGrandTotal: Number(grandTotal) }], ...SAMPLE_CARD } };
    },
    otherSamples: (rows) => otherAddresses(rows).map((each) => ({ body: { orders: [each] } })),
    body: { orders: listOf(record(order)), ...cardFields, idempotencyKey },
    fields: { ...FIELDS_OF_SEVERAL, ...CARD_FIELDS },
    answer: paidOrdersSchema,
    refusal: orderRefusal,
    statuses: [404, 409],
    failure: 'SUBMIT_FAILED',
    handle: async (request) => orderAndPay(request, request.body.orders, request.body),
  }),
  restRoute({
    method: 'post',
    path: '/payment/add-pay-pal-overpayment',
    summary: 'Record a PayPal payment as a prepayment',
    description: 'The payment and its amount are checked with PayPal; each PayPal order counts once.',
    repeat: 'an order of PayPal is kept once; a repeat answers its payment',
    sample: async ({ newPayPalOrder }) => ({ body: { payPalOrderId: await newPayPalOrder(), amount: 25 } }),
    body: {
      payPalOrderId: textUpTo(64).describe('PayPal’s id of the order.'),
      amount: optional(decimal).describe('The amount that the payer saw.'),
    },
    answer: paymentSummary.schema,
    refusal,
    statuses: [404],
    document: RestAddPayPalOverpayment,
    variables: ({ body }) => ({
      input: { payPalOrderId: body.payPalOrderId, amount: body.amount ?? null },
    }),
    respond: ({ result }) => envelope(paymentSummary.answer(succeeded(result).payment)),
  }),
];
