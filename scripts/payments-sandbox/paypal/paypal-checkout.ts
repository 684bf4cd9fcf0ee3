import { type Books, centsText } from '../books.ts';
import type { SandboxRequest, SandboxResponse } from '../exchange.ts';
import { escaped, page } from '../page.ts';

/** The buyer's choices besides cancelling, with their labels. */
const DECISIONS = {
  pay: 'Pay',
  empty: 'Pay from an empty account',
  lost: 'Pay, and lose the answer once',
  late: 'Pay at the second try',
} as const;

/** The page where a buyer approves the payment. The real one requires an account. */
export function checkoutPage(books: Books, { query }: SandboxRequest): SandboxResponse {
  const order = books.orders[query.get('token') ?? ''];
  if (!order) return page('PayPal', '<p>There is no such order.</p>', 404);
  const button = (decision: string, label: string) =>
    `<button name="decision" value="${decision}">${label}</button>`;
  return page(
    'PayPal',
    `<p class="mark">Sandbox: no money moves.</p>
     <h1>Pay ${escaped(order.currency)} ${centsText(order.cents)}</h1>
     <form method="post">${Object.entries(DECISIONS)
       .map(([decision, label]) => button(decision, label))
       .join(' ')} ${button('cancel', 'Cancel')}</form>`,
  );
}

/** Stores the buyer's decision and redirects them to the merchant. */
export function decideCheckout(books: Books, { query, body }: SandboxRequest): SandboxResponse {
  const order = books.orders[query.get('token') ?? ''];
  if (!order) return page('PayPal', '<p>There is no such order.</p>', 404);
  const decision = new URLSearchParams(body).get('decision');
  if (decision !== 'cancel' && order.status === 'CREATED') {
    order.status = 'APPROVED';
    order.hasFunds = decision !== 'empty';
    order.failure = decision === 'lost' ? 'LOST' : decision === 'late' ? 'LATE' : null;
    books.save();
  }
  const back = decision === 'cancel' ? order.cancelUrl : order.returnUrl;
  if (!/^https?:\/\//.test(back)) return page('PayPal', '<p>Thank you. You may close this page.</p>');
  const url = new URL(back);
  url.searchParams.set('token', order.id);
  if (decision !== 'cancel') url.searchParams.set('PayerID', 'SANDBOXPAYER');
  return { status: 303, type: 'text/plain', body: '', headers: { location: url.href } };
}
