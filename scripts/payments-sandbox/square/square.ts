import { type Books, newId } from '../books.ts';
import { json, type SandboxRequest, type SandboxResponse } from '../exchange.ts';
import { isReusableToken, savedCard, setSavedCard, spendToken } from '../wallet.ts';
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
export function handleSquare(
  books: Books,
  notifier: Notifier,
  request: SandboxRequest,
): Promise<SandboxResponse> | SandboxResponse {
  if (request.headers.authorization !== `Bearer ${SQUARE_TOKEN}`) {
    return squareError(401, 'AUTHENTICATION_ERROR', 'UNAUTHORIZED', 'This request could not be authorized.');
  }
  const [, resource = '', id = '', act = ''] =
    request.path.match(/^\/v2\/(\w+)(?:\/([^/]+))?(?:\/(\w+))?$/) ?? [];
  switch (`${request.method} ${resource}${id && '/:id'}${act && `/${act}`}`) {
    case 'GET payments':
      return listPayments(books, request);
    case 'GET payments/:id':
      return showPayment(books, decodeURIComponent(id));
    case 'POST payments/:id/complete':
    case 'POST payments/:id/cancel':
      return endPayment(books, notifier, decodeURIComponent(id), act === 'cancel' ? 'cancel' : 'complete');
    case 'POST payments':
      return once(books, request, (body, remember) =>
        createPayment(books, notifier, body as PaymentBody, remember),
      );
    case 'POST refunds':
      return once(books, request, (body, remember) =>
        remember(refundPayment(books, notifier, body as RefundBody, String(body.idempotency_key))),
      );
    case 'POST customers':
      return once(books, request, (body, remember) => remember(createCustomer(books, body)));
    case 'POST cards':
      return once(books, request, (body, remember) => remember(createCard(books, body)));
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
  request: SandboxRequest,
  act: (
    body: Body,
    remember: (answer: SandboxResponse) => SandboxResponse,
  ) => Promise<SandboxResponse> | SandboxResponse,
): Promise<SandboxResponse> | SandboxResponse {
  const body = JSON.parse(request.body) as Body; // any JSON; the fields that are read are checked
  const key = body.idempotency_key ?? '';
  // A reusable token represents many cards: each use creates one.
  if (request.path === '/v2/cards' && isReusableToken(String(body['source_id'])))
    return act(body, (answer) => answer);
  if (!key) return badRequest('MISSING_REQUIRED_PARAMETER', 'idempotency_key');
  if (key.length > 45) return badRequest('VALUE_TOO_LONG', 'idempotency_key');
  const name = `square ${request.path} ${key}`;
  const known = books.answers[name];
  if (known && known.asked !== request.body) {
    return badRequest(
      'IDEMPOTENCY_KEY_REUSED',
      'Different request parameters used for the same idempotency_key.',
    );
  }
  if (known) return { status: known.status, type: 'application/json', body: known.body };
  return act(body, (answer) => {
    if (typeof answer === 'symbol') return answer;
    books.answers[name] = { asked: request.body, status: answer.status, body: answer.body };
    books.save();
    return answer;
  });
}

function createCustomer(books: Books, body: Body): SandboxResponse {
  const id = newId();
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

function createCard(books: Books, body: Body): SandboxResponse {
  const { customer_id: customer } = (body['card'] ?? {}) as { customer_id?: string };
  if (!customer || !books.customers.includes(customer)) {
    return badRequest('NOT_FOUND', 'The customer was not found.');
  }
  const card = spendToken(books, 'square', String(body['source_id'] ?? ''));
  if (typeof card === 'string') {
    return badRequest(card === 'USED' ? 'CARD_TOKEN_USED' : 'NOT_FOUND', 'The card cannot be used.');
  }
  const refusal = card.behaviour === 'NO_FUNDS' ? null : bankRefusal(card);
  if (refusal) return refusal;
  const id = newId('ccof:');
  setSavedCard(books, id, { card, customer, isDeleted: false });
  return json(200, { card: { id, ...squareCard(card), customer_id: customer, enabled: true, version: 1 } });
}

function disableCard(books: Books, id: string): SandboxResponse {
  const kept = savedCard(books, id);
  if (!kept) return badRequest('NOT_FOUND', `Could not find card with id: ${id}`);
  setSavedCard(books, id, { ...kept, isDeleted: true });
  return json(200, { card: { id, ...squareCard(kept.card), customer_id: kept.customer, enabled: false } });
}
