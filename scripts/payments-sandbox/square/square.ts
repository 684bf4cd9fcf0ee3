import { type Books, freshId } from '../books.ts';
import { type Answer, type Ask, json } from '../exchange.ts';
import { isReusableToken, keptCard, setKept, spendToken } from '../wallet.ts';
import type { Notifier } from '../webhooks.ts';
import { badRequest, bankRefusal, squareError } from './square-errors.ts';
import {
  createPayment,
  endPayment,
  listPayments,
  type PaymentBody,
  type RefundBody,
  refundPayment,
  showPayment,
} from './square-payments.ts';
import { squareCard } from './square-shapes.ts';

/** The access token that the sandbox accepts. */
const SQUARE_TOKEN = 'sandbox-square-token';

/** The part of Square's API that a portal uses: payments, refunds, customers and cards. */
export function answerSquare(books: Books, notifier: Notifier, ask: Ask): Promise<Answer> | Answer {
  if (ask.headers.authorization !== `Bearer ${SQUARE_TOKEN}`) {
    return squareError(401, 'AUTHENTICATION_ERROR', 'UNAUTHORIZED', 'This request could not be authorized.');
  }
  const [, resource = '', id = '', act = ''] =
    ask.path.match(/^\/v2\/(\w+)(?:\/([^/]+))?(?:\/(\w+))?$/) ?? [];
  switch (`${ask.method} ${resource}${id && '/:id'}${act && `/${act}`}`) {
    case 'GET payments':
      return listPayments(books, ask);
    case 'GET payments/:id':
      return showPayment(books, decodeURIComponent(id));
    case 'POST payments/:id/complete':
    case 'POST payments/:id/cancel':
      return endPayment(books, notifier, decodeURIComponent(id), act === 'cancel' ? 'cancel' : 'complete');
    case 'POST payments':
      return once(books, ask, (body, remember) =>
        createPayment(books, notifier, body as PaymentBody, remember),
      );
    case 'POST refunds':
      return once(books, ask, (body, remember) =>
        remember(refundPayment(books, notifier, body as RefundBody, String(body.idempotency_key))),
      );
    case 'POST customers':
      return once(books, ask, (body, remember) => remember(createCustomer(books, body)));
    case 'POST cards':
      return once(books, ask, (body, remember) => remember(createCard(books, body)));
    case 'POST cards/:id/disable':
      return disableCard(books, decodeURIComponent(id));
    default:
      return badRequest('NOT_FOUND', 'Resource not found.');
  }
}

type Body = Record<string, unknown> & { idempotency_key?: string };

/**
 * Idempotency as at Square: a key returns its first response again, and is rejected for a different request. A response
 * is stored even if it never reaches the caller.
 */
function once(
  books: Books,
  ask: Ask,
  act: (body: Body, remember: (answer: Answer) => Answer) => Promise<Answer> | Answer,
): Promise<Answer> | Answer {
  const body = JSON.parse(ask.body) as Body; // whatever an application sends; what is read of it is checked
  const key = body.idempotency_key ?? '';
  // // A reusable token represents many cards: each use creates one.
  if (ask.path === '/v2/cards' && isReusableToken(String(body['source_id'])))
    return act(body, (answer) => answer);
  if (!key) return badRequest('MISSING_REQUIRED_PARAMETER', 'idempotency_key');
  if (key.length > 45) return badRequest('VALUE_TOO_LONG', 'idempotency_key');
  const name = `square ${ask.path} ${key}`;
  const known = books.answers[name];
  if (known && known.asked !== ask.body) {
    return badRequest(
      'IDEMPOTENCY_KEY_REUSED',
      'Different request parameters used for the same idempotency_key.',
    );
  }
  if (known) return { status: known.status, type: 'application/json', body: known.body };
  return act(body, (answer) => {
    if (typeof answer === 'symbol') return answer;
    books.answers[name] = { asked: ask.body, status: answer.status, body: answer.body };
    books.save();
    return answer;
  });
}

function createCustomer(books: Books, body: Body): Answer {
  const id = freshId();
  books.customers.push(id);
  books.save();
  return json(200, {
    customer: {
      id,
      given_name: body['given_name'],
      email_address: body['email_address'],
      reference_id: body['reference_id'],
      created_at: new Date().toISOString(),
    },
  });
}

function createCard(books: Books, body: Body): Answer {
  const { customer_id: customer } = (body['card'] ?? {}) as { customer_id?: string };
  if (!customer || !books.customers.includes(customer)) {
    return badRequest('NOT_FOUND', 'The customer was not found.');
  }
  const card = spendToken(books, 'square', String(body['source_id'] ?? ''));
  if (typeof card === 'string') {
    return badRequest(card === 'USED' ? 'CARD_TOKEN_USED' : 'NOT_FOUND', 'The card cannot be used.');
  }
  const refusal = card.fate === 'NO_FUNDS' ? null : bankRefusal(card);
  if (refusal) return refusal;
  const id = freshId('ccof:');
  setKept(books, id, { card, customer, isForgotten: false });
  return json(200, { card: { id, ...squareCard(card), customer_id: customer, enabled: true, version: 1 } });
}

function disableCard(books: Books, id: string): Answer {
  const kept = keptCard(books, id);
  if (!kept) return badRequest('NOT_FOUND', `Could not find card with id: ${id}`);
  setKept(books, id, { ...kept, isForgotten: true });
  return json(200, { card: { id, ...squareCard(kept.card), customer_id: kept.customer, enabled: false } });
}
