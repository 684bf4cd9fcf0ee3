import { type Books, newId, refundedCents, type SandboxCard, type Transaction } from '../books.ts';
import { json, NO_RESPONSE, type SandboxRequest, type SandboxResponse } from '../exchange.ts';
import { authorizedAmount, captureFailure, withFailure } from '../failures.ts';
import { savedCard, spendToken } from '../wallet.ts';
import type { Notifier } from '../webhooks.ts';
import { badRequest, bankRefusal } from './square-errors.ts';
import { notifyOfPayment, notifyOfRefund } from './square-events.ts';
import { squarePayment, squareRefund } from './square-shapes.ts';

type Money = { amount?: number; currency?: string };
/** The fields of a payment request that the sandbox reads. */
export type PaymentBody = {
  source_id?: string;
  amount_money?: Money;
  reference_id?: string;
  note?: string;
  autocomplete?: boolean;
};

/** The fields of a refund request that the sandbox reads. */
export type RefundBody = { payment_id?: string; amount_money?: Money };

/** Maximum amount of a payment in this sandbox. */
const MAX_CENTS = 5_000_000;

/** CreatePayment: https://developer.squareup.com/reference/square/payments-api/create-payment */
export function createPayment(
  books: Books,
  notifier: Notifier,
  body: PaymentBody,
  remember: (answer: SandboxResponse) => SandboxResponse,
): Promise<SandboxResponse> | SandboxResponse {
  const { amount = 0, currency = '' } = body.amount_money ?? {};
  if (!Number.isSafeInteger(amount) || amount < 1) {
    return badRequest('VALUE_TOO_LOW', 'Amount must be at least 1 cent.');
  }
  if (amount > MAX_CENTS) return badRequest('AMOUNT_TOO_HIGH', 'The amount is higher than is allowed.');
  if ((body.reference_id?.length ?? 0) > 40) return badRequest('VALUE_TOO_LONG', 'reference_id');
  const card = cardOf(books, body.source_id ?? '');
  if (typeof card === 'string') return badRequest(card, 'The card cannot be used.');
  return withFailure(card.behaviour, () => {
    const refusal = bankRefusal(card);
    const held = authorizedAmount(card, { cents: amount, currency });
    const transaction = enter(books, card, body, held, refusal !== null);
    if (refusal) return remember(refusal);
    if (body.autocomplete !== false) transaction.state = 'CAPTURED';
    notifyOfPayment(notifier, transaction);
    return remember(json(200, { payment: squarePayment(transaction) }));
  });
}

function cardOf(books: Books, source: string): SandboxCard | 'NOT_FOUND' | 'CARD_TOKEN_USED' {
  if (source.startsWith('ccof:')) return savedCard(books, source)?.card ?? 'NOT_FOUND';
  const card = spendToken(books, 'square', source);
  if (typeof card !== 'string') return card;
  return card === 'USED' ? 'CARD_TOKEN_USED' : 'NOT_FOUND';
}

function enter(
  books: Books,
  card: SandboxCard,
  { reference_id, note = '' }: PaymentBody,
  { cents, currency }: { cents: number; currency: string },
  isDeclined: boolean,
): Transaction {
  const at = new Date().toISOString();
  const transaction: Transaction = {
    id: newId(),
    provider: 'square',
    key: reference_id ?? null,
    state: isDeclined ? 'DECLINED' : 'AUTHORIZED',
    cents,
    currency,
    card,
    note,
    at,
    updatedAt: at,
    refunds: [],
  };
  books.transactions.push(transaction);
  books.save();
  return transaction;
}

/** CompletePayment and CancelPayment. */
export function endPayment(
  books: Books,
  notifier: Notifier,
  id: string,
  end: 'complete' | 'cancel',
): SandboxResponse {
  const transaction = find(books, id);
  if (!transaction) return badRequest('NOT_FOUND', `Could not find payment with id: ${id}`);
  if (transaction.state !== 'AUTHORIZED') {
    return badRequest('BAD_REQUEST', `Payment ${id} has inapplicable status, cannot ${end}`);
  }
  const behaviour = transaction.card?.behaviour;
  const failure = end === 'complete' ? captureFailure(transaction) : null;
  if (failure === 'NO_ANSWER') return NO_RESPONSE;
  if (failure === 'DECLINED') {
    return badRequest('DELAYED_TRANSACTION_FAILED', 'The authorization was withdrawn by the bank.');
  }
  transaction.state = end === 'complete' ? 'CAPTURED' : 'RELEASED';
  transaction.updatedAt = new Date().toISOString();
  books.save();
  notifyOfPayment(notifier, transaction);
  if (end === 'complete' && behaviour === 'CAPTURE_LOST') return NO_RESPONSE;
  return json(200, { payment: squarePayment(transaction) });
}

/** ListPayments, by creation time. `cursor` is the number of earlier rows. */
export function listPayments(books: Books, { query }: SandboxRequest): SandboxResponse {
  const from = query.get('begin_time') ?? '';
  const until = query.get('end_time') ?? '9999';
  const found = books.transactions
    .filter(({ provider, at }) => provider === 'square' && at >= from && at <= until)
    .toSorted((one, other) => (one.at < other.at ? -1 : 1));
  if (query.get('sort_order') !== 'ASC') found.reverse();
  const start = Number(query.get('cursor') ?? 0);
  const limit = Math.min(100, Number(query.get('limit') ?? 100));
  const next = start + limit < found.length ? { cursor: String(start + limit) } : {};
  return json(200, { payments: found.slice(start, start + limit).map(squarePayment), ...next });
}

/** GetPayment. */
export function showPayment(books: Books, id: string): SandboxResponse {
  const transaction = find(books, id);
  if (!transaction) return badRequest('NOT_FOUND', `Could not find payment with id: ${id}`);
  return json(200, { payment: squarePayment(transaction) });
}

/** RefundPayment: https://developer.squareup.com/reference/square/refunds-api/refund-payment */
export function refundPayment(
  books: Books,
  notifier: Notifier,
  { payment_id = '', amount_money = {} }: RefundBody,
  key: string,
): SandboxResponse {
  const transaction = find(books, payment_id);
  if (!transaction) return badRequest('NOT_FOUND', `Could not find payment with id: ${payment_id}`);
  const { amount = 0 } = amount_money;
  if (transaction.state !== 'CAPTURED') {
    return badRequest('REFUND_ERROR_PAYMENT_NEEDS_COMPLETION', 'The payment is not completed.');
  }
  if (amount < 1 || amount > transaction.cents - refundedCents(transaction)) {
    return badRequest('REFUND_AMOUNT_INVALID', 'The requested refund amount exceeds the amount available.');
  }
  const refund = { id: `${transaction.id}_${newId()}`, key, cents: amount, at: new Date().toISOString() };
  transaction.refunds.push(refund);
  transaction.updatedAt = refund.at;
  books.save();
  notifyOfRefund(notifier, transaction, refund);
  return json(200, { refund: squareRefund(transaction, refund) });
}

function find(books: Books, id: string): Transaction | undefined {
  return books.transactions.find((each) => each.provider === 'square' && each.id === id);
}
