import { randomUUID } from 'node:crypto';
import { CART_SUMS, cartSums } from '../../domains/carts/cart-sums.ts';
import type { CardGatewayCode } from '../../gateways/create-gateways.ts';
import { decimal } from '../../lib/money.ts';
import type { Actor } from '../actors.ts';
import { contextOf, type RunOptions, run } from '../run.ts';
import { testServices } from '../services.ts';
import { add, type Shop } from '../shop.ts';
import type { SandboxOfTest } from './payments-sandbox.ts';

const ERRORS = `... on MutationError { code } ... on InvalidInputError { issues { path code } } ... on RefusedError { data }`;
const PAYMENTS = `payments { id number amount applied available isReversed method reference charge { isConfirmed gateway cardBrand cardLast4 }
  entries { kind amount isReversal invoiceNumber } }`;
const INVOICES = `invoices { number balance applied status { code } }`;

const TOKENS: Record<CardGatewayCode, string> = { SQUARE: 'cnon:', NMI: 'tok-' };

/** A sandbox card, as the card fields return it: a token and a postal code. */
export function sandboxCard(
  nonce = 'ok',
  gateway: CardGatewayCode = 'SQUARE',
): { token: string; postalCode: string } {
  return { token: `${TOKENS[gateway]}card-nonce-${nonce}`, postalCode: '10001' };
}

/**
 * A PayPal order over 25.00 approved by its buyer, in the test sandbox. Returns PayPal’s id. Started for the given
 * customer; without one it is unknown to the product.
 */
export async function payPalOrder(begunFor?: { actor: Actor; customerId: number }): Promise<string> {
  const { payPal } = (await testServices()).gateways;
  const gatewayKey = randomUUID();
  const order = await payPal?.createOrder({
    key: gatewayKey,
    money: { amount: decimal('25.00'), currency: 'USD' },
    note: '',
    returnUrl: 'http://localhost/',
    cancelUrl: 'http://localhost/',
  });
  const body = new URLSearchParams({ decision: 'pay' });
  await fetch(order?.approveUrl ?? '', { method: 'POST', body, redirect: 'manual' });
  if (begunFor && order) {
    const { actor, customerId } = begunFor;
    const { id: orderId, payee } = order;
    const money = { amount: '25.00', currency: 'USD' };
    await actor.db.payPalOrder.create({
      data: { orderId, customerId, userId: actor.userId ?? 0, gatewayKey, payee, ...money },
      select: { id: true },
    });
  }
  return order?.id ?? '';
}

/** A cart of an actor with one line, and its total even if the actor may not see prices. */
export async function pricedCart(
  actor: Actor,
  shop: Shop,
  sessionId: string,
): Promise<{ sessionId: string; grandTotal: string }> {
  const { db, userId } = actor;
  const where = { userId: userId ?? 0, customerId: shop.luna, sessionId };
  await db.cartItem.deleteMany({ where: { cart: where } });
  await add(actor, shop, { sessionId });
  const cart = await db.cart.findFirst({ where, select: CART_SUMS });
  // An actor who may not add pieces has none.
  const sums = cart && (await cartSums(cart, await contextOf(actor)));
  return { sessionId, grandTotal: sums?.amounts?.grandTotal.toFixed(2) ?? '1.00' };
}

/** Pays invoices as an actor. */
export async function pay(
  actor: Actor,
  sandbox: Pick<SandboxOfTest, 'gateways'> | null,
  input: Record<string, unknown>,
  options: RunOptions = {},
) {
  const document = `mutation ($input: PayInvoicesInput!) { result: payInvoices(input: $input) { __typename ${ERRORS}
    ... on PayInvoicesSuccess { isConfirmed ${PAYMENTS} ${INVOICES} } } }`;
  const gateways = sandbox ? { gateways: sandbox.gateways } : {};
  const { data } = await run(actor, document, { input }, { ...gateways, ...options });
  return data.result;
}

/** The preview of a payment, as an actor sees it. */
export async function preview(actor: Actor, wish: Record<string, unknown>) {
  const { data } = await run(
    actor,
    `query ($invoices: [PaymentShareInput!], $credits: [PaymentShareInput!], $prepayments: [PaymentShareInput!], $amount: Decimal) {
      paymentPreview(invoices: $invoices, credits: $credits, prepayments: $prepayments, amount: $amount) {
        currency total credits prepayments amount rest legs { source sourceNumber invoiceNumber amount }
        invoices { number amount balance } problems { path code } } }`,
    wish,
  );
  return data.paymentPreview;
}
