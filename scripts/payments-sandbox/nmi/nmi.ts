import { type Books, newNumber, refundedCents, type SandboxCard, type Transaction } from '../books.ts';
import { NO_RESPONSE, type SandboxRequest, type SandboxResponse } from '../exchange.ts';
import { authorizedAmount, captureFailure, withFailure } from '../failures.ts';
import { savedCard, setSavedCard, spendToken } from '../wallet.ts';
import type { Notifier } from '../webhooks.ts';
import { approved, bankRefusal, formAnswer, type NmiAnswer, refused } from './nmi-answers.ts';
import { notifyOfAction } from './nmi-events.ts';
import { handleQuery } from './nmi-query.ts';

/** The security key that the sandbox accepts. */
const NMI_KEY = 'sandbox-nmi-key';

/** Maximum amount of a payment. */
const MAX_CENTS = 5_000_000;

/** The part of NMI's form protocol that a portal uses (`/api/transact.php`, `/api/query.php`). */
export function handleNmi(
  books: Books,
  notifier: Notifier,
  request: SandboxRequest,
): Promise<SandboxResponse> | SandboxResponse {
  const asked = new URLSearchParams(request.body || request.query);
  if (asked.get('security_key') !== NMI_KEY) return formAnswer(refused('Authentication Failed'), asked);
  if (request.path === '/api/query.php') return handleQuery(books, asked);
  if (request.path !== '/api/transact.php') return { status: 404, type: 'text/html', body: 'Not found' };
  return transact(books, notifier, asked);
}

function transact(
  books: Books,
  notifier: Notifier,
  asked: URLSearchParams,
): Promise<SandboxResponse> | SandboxResponse {
  const say = (answer: NmiAnswer) => formAnswer(answer, asked);
  const vault = asked.get('customer_vault');
  if (vault === 'add_customer') return say(addCard(books, asked));
  if (vault === 'delete_customer') return say(deleteCard(books, asked.get('customer_vault_id') ?? ''));
  const type = asked.get('type');
  if (type === 'auth' || type === 'sale') return authorize(books, notifier, asked, say);
  const transaction = books.transactions.find(
    ({ provider, id }) => provider === 'nmi' && id === asked.get('transactionid'),
  );
  if (!transaction) return say(refused('Transaction not found'));
  switch (type) {
    case 'capture':
      return capture(books, notifier, transaction, say);
    case 'void':
      return say(release(books, notifier, transaction));
    case 'refund':
      return say(refund(books, notifier, transaction, asked));
    default:
      return say(refused('Invalid Transaction Type'));
  }
}

function authorize(
  books: Books,
  notifier: Notifier,
  asked: URLSearchParams,
  say: (answer: NmiAnswer) => SandboxResponse,
): Promise<SandboxResponse> | SandboxResponse {
  const cents = centsOf(asked.get('amount'));
  if (cents === null || cents < 1) return say(refused('Invalid amount'));
  if (cents > MAX_CENTS) return say({ response: '2', responsetext: 'OVER LIMIT', response_code: '203' });
  const card = cardOf(books, asked);
  if (typeof card === 'string') return say(refused(card));
  return withFailure(card.behaviour, () => {
    const refusal = bankRefusal(card);
    const held = authorizedAmount(card, { cents, currency: asked.get('currency') ?? 'USD' });
    const transaction = enter(books, card, asked, held, refusal !== null);
    if (refusal) return say({ ...refusal, transactionid: transaction.id });
    if (asked.get('type') === 'sale') transaction.state = 'CAPTURED';
    notifyOfAction(notifier, transaction, 'auth');
    return say(approved('SUCCESS', { transactionid: transaction.id, avsresponse: 'Y', cvvresponse: 'M' }));
  });
}

function cardOf(books: Books, asked: URLSearchParams): SandboxCard | string {
  const vaultId = asked.get('customer_vault_id');
  if (vaultId) return savedCard(books, vaultId)?.card ?? 'Invalid Customer Vault Id';
  const card = spendToken(books, 'nmi', asked.get('payment_token') ?? '');
  return typeof card === 'string' ? 'Payment Token does not exist' : card;
}

function enter(
  books: Books,
  card: SandboxCard,
  asked: URLSearchParams,
  { cents, currency }: { cents: number; currency: string },
  isDeclined: boolean,
): Transaction {
  const at = new Date().toISOString();
  const transaction: Transaction = {
    id: newNumber(),
    provider: 'nmi',
    key: asked.get('orderid'),
    state: isDeclined ? 'DECLINED' : 'AUTHORIZED',
    cents,
    currency,
    card,
    note: asked.get('order_description') ?? '',
    at,
    updatedAt: at,
    refunds: [],
  };
  books.transactions.push(transaction);
  books.save();
  return transaction;
}

function capture(
  books: Books,
  notifier: Notifier,
  transaction: Transaction,
  say: (answer: NmiAnswer) => SandboxResponse,
): SandboxResponse {
  if (transaction.state !== 'AUTHORIZED') {
    return say(refused('A capture requires that the existing transaction be an AUTH'));
  }
  const behaviour = transaction.card?.behaviour;
  const failure = captureFailure(transaction);
  if (failure === 'NO_ANSWER') return NO_RESPONSE;
  if (failure === 'DECLINED') {
    return say({
      response: '2',
      responsetext: 'DECLINE',
      response_code: '200',
      transactionid: transaction.id,
    });
  }
  change(books, transaction, 'CAPTURED');
  notifyOfAction(notifier, transaction, 'capture');
  return behaviour === 'CAPTURE_LOST'
    ? NO_RESPONSE
    : say(approved('SUCCESS', { transactionid: transaction.id }));
}

function release(books: Books, notifier: Notifier, transaction: Transaction): NmiAnswer {
  if (transaction.state !== 'AUTHORIZED') {
    return refused('Only transactions pending settlement can be voided');
  }
  change(books, transaction, 'RELEASED');
  notifyOfAction(notifier, transaction, 'void');
  return approved('Transaction Void Successful', { transactionid: transaction.id });
}

function refund(
  books: Books,
  notifier: Notifier,
  transaction: Transaction,
  asked: URLSearchParams,
): NmiAnswer {
  const left = transaction.cents - refundedCents(transaction);
  const cents = asked.has('amount') ? centsOf(asked.get('amount')) : left;
  if (transaction.state !== 'CAPTURED') return refused('Only settled transactions can be refunded');
  if (cents === null || cents < 1 || cents > left) {
    return refused('Refund amount may not exceed the transaction balance');
  }
  const id = newNumber();
  const at = new Date().toISOString();
  transaction.refunds.push({ id, key: asked.get('orderid'), cents, at });
  transaction.updatedAt = at;
  books.save();
  notifyOfAction(notifier, transaction, 'refund', cents);
  return approved('SUCCESS', { transactionid: id });
}

function change(books: Books, transaction: Transaction, state: Transaction['state']): void {
  transaction.state = state;
  transaction.updatedAt = new Date().toISOString();
  books.save();
}

function addCard(books: Books, asked: URLSearchParams): NmiAnswer {
  const card = spendToken(books, 'nmi', asked.get('payment_token') ?? '');
  if (typeof card === 'string') return refused('Payment Token does not exist');
  const refusal = card.behaviour === 'NO_FUNDS' ? null : bankRefusal(card);
  if (refusal) return refusal;
  const id = newNumber();
  const name = `${asked.get('first_name') ?? ''} ${asked.get('last_name') ?? ''}`.trim();
  setSavedCard(books, id, { card: { ...card, name: name || card.name }, customer: null, isDeleted: false });
  return approved('Customer Added', { customer_vault_id: id });
}

function deleteCard(books: Books, id: string): NmiAnswer {
  const kept = savedCard(books, id);
  if (!kept) return refused('Invalid Customer Vault Id');
  setSavedCard(books, id, { ...kept, isDeleted: true });
  return approved('Customer Deleted', { customer_vault_id: id });
}

/** `12.34` in cents, or null if it is not an amount. */
function centsOf(text: string | null): number | null {
  if (!text || !/^\d{1,9}(\.\d{1,2})?$/.test(text)) return null;
  const [whole = '', part = ''] = text.split('.');
  return Number(whole) * 100 + Number(part.padEnd(2, '0'));
}
