import type { IncomingMessage } from 'node:http';
import type { Config } from '../../config/config.ts';
import type { Database } from '../../database/client.ts';
import type { FastPath } from '../../fast-path/fast-path.ts';
import { BusyError } from '../../lib/slots.ts';
import { preferredLanguage, type RequestFacts, viewerOf } from '../../request-context/create-context.ts';
import type { Services } from '../../services/services.ts';
import { CLIENT_HEADER, credentialsOf, mayBeForged } from '../credentials.ts';
import { type Exchange, type Handler, respondJson } from '../exchange.ts';
import { graphiqlPage } from '../graphiql/graphiql.ts';
import { MAX_BODY, MAX_VISITOR_BODY, mayBeLarge, readJsonObject, UnreadableBodyError } from '../read-body.ts';
import type { SessionCookies } from '../session-cookies.ts';
import { answerFast } from './answer-fast.ts';
import type { AnswerStartUp } from './answer-start-up.ts';
import type { GraphqlEngine } from './graphql-engine.ts';
import { RETRY_SOON } from './public-error.ts';
import { requireReadableQuery } from './read-query.ts';
import { checkForm, isMultipart, takeForm } from './upload-slots.ts';

type Credentials = RequestFacts['credentials'];

type Deps = {
  db: Database;
  services: Services;
  engine: GraphqlEngine;
  fastPath: FastPath | null;
  answerStartUp: AnswerStartUp | null;
  cookies: SessionCookies;
  config: Pick<Config, 'corsOrigins' | 'publicUrl'>;
};

/**
 * `/graphql`: operations by POST, queries also by GET, and GraphiQL for browsers that send GET. Requests with cookies
 * must prove that they are not forged, with either method. The engine refuses mutations by GET.
 */
export function createGraphqlHandler(deps: Deps): Handler {
  const { engine, fastPath, answerStartUp, cookies, config } = deps;
  const origins = [...config.corsOrigins, new URL(config.publicUrl).origin];
  return async (exchange) => {
    const { request, response } = exchange;
    if (request.method === 'GET' && String(request.headers.accept ?? '').includes('text/html')) {
      return graphiqlPage(exchange);
    }
    if (request.method !== 'POST' && request.method !== 'GET') {
      response.setHeader('allow', 'GET, POST');
      return refuse(exchange, 405, 'METHOD_NOT_ALLOWED', 'Send operations by POST, or queries by GET.');
    }
    const credentials = credentialsOf(request, cookies);
    if (credentials.fromCookie && mayBeForged(request, origins)) {
      return refuse(
        exchange,
        403,
        'CSRF',
        `Requests with cookies need the header ${CLIENT_HEADER} and an allowed Origin.`,
      );
    }
    try {
      if (request.method === 'GET') requireReadableQuery(exchange.url);
      else if (isMultipart(request)) {
        const userId = checkForm(request, await userOf(deps, credentials));
        return await takeForm(request, userId, () => answerByEngine(exchange, credentials));
      } else await prepareBody(request, () => maxFor(deps, credentials));
    } catch (error) {
      if (error instanceof BusyError) {
        response.setHeader('connection', 'close');
        response.setHeader('retry-after', RETRY_SOON['retry-after']);
        return refuse(exchange, 503, 'SERVICE_UNAVAILABLE', 'Too many uploads are waiting; try again.');
      }
      if (!(error instanceof UnreadableBodyError)) throw error;
      // The rest of the body is not read, and the connection closes after the response. Only a caller with an expired
      // token may finish sending, so that the response arrives and the request can be retried with a new token.
      const hasEnded = error.status === 401 && (credentials.token ?? credentials.refreshToken) !== null;
      if (!hasEnded) response.setHeader('connection', 'close');
      return refuse(exchange, error.status, error.code, error.message);
    }
    response.setHeader('cache-control', 'no-store');
    const facts = factsOf(exchange, credentials, cookies);
    if (fastPath && (await answerFast(exchange, fastPath, facts))) return;
    if (answerStartUp && (await answerStartUp(exchange, facts))) return;
    await engine(request, response, { facts });
  };

  async function answerByEngine(exchange: Exchange, credentials: Credentials): Promise<void> {
    const { request, response } = exchange;
    response.setHeader('cache-control', 'no-store');
    await engine(request, response, { facts: factsOf(exchange, credentials, cookies) });
  }
}

async function userOf({ db, services }: Deps, { token }: Credentials): Promise<number | null> {
  const viewer = await viewerOf({ db, services }, token, new Date());
  return viewer.isSignedIn ? viewer.userId : null;
}

/**
 * Maximum body size for the caller.
 * @throws UnreadableBodyError (401) for an expired token, so that the caller retries with a new one
 */
function maxFor({ services }: Deps, { token, refreshToken }: Credentials): number {
  if (token !== null && services.tokenKeys.verifyAccess(token, new Date())) return MAX_BODY;
  if (token === null && refreshToken === null) return MAX_VISITOR_BODY;
  throw new UnreadableBodyError(401, 'UNAUTHENTICATED', 'The session has ended; refresh it or sign in.');
}

function factsOf(
  { request, response, requestId, address }: Exchange,
  credentials: RequestFacts['credentials'],
  cookies: SessionCookies,
): RequestFacts {
  const isBrowser =
    request.headers[CLIENT_HEADER] !== undefined && request.headers.authorization === undefined;
  return {
    requestId,
    address,
    credentials,
    language: preferredLanguage(request.headers['accept-language']),
    userAgent: request.headers['user-agent'] ?? null,
    idempotencyKey: idempotencyKey(request.headers['idempotency-key']),
    cartSessionId: cartSessionId(request.headers['x-cart-session']),
    usesCookies: isBrowser,
    setSession: (tokens) => {
      if (isBrowser) response.setHeader('set-cookie', cookies.headers(tokens));
    },
  };
}

/** The Idempotency-Key as sent. An invalid key is refused where it is used, not ignored. */
export function idempotencyKey(header: string | string[] | undefined | null): string | null {
  return header === undefined || header === null ? null : String(header);
}

/** The cart session id as our web app sends it: URL-encoded, because headers are ASCII. */
function cartSessionId(header: string | string[] | undefined): string | null {
  if (typeof header !== 'string') return null;
  try {
    return decodeURIComponent(header);
  } catch {
    return null;
  }
}

/** Parses a JSON body. `most` is called if the body may exceed the limit of visitors. */
async function prepareBody(request: IncomingMessage, most: () => number): Promise<void> {
  const contentType = (request.headers['content-type'] ?? '').toLowerCase();
  if (!/^application\/(json|graphql-response\+json)\b/.test(contentType)) {
    throw new UnreadableBodyError(
      415,
      'UNSUPPORTED_MEDIA_TYPE',
      'Send application/json or multipart/form-data.',
    );
  }
  const encoding = request.headers['content-encoding'] ?? 'identity';
  if (encoding !== 'identity') {
    throw new UnreadableBodyError(415, 'UNSUPPORTED_MEDIA_TYPE', 'Send the body without compression.');
  }
  Object.assign(request, {
    body: await readJsonObject(request, mayBeLarge(request) ? most() : MAX_VISITOR_BODY),
  });
}

function refuse(exchange: Exchange, status: number, code: string, message: string): void {
  const { requestId } = exchange;
  respondJson(exchange, status, { errors: [{ message, extensions: { code, requestId } }] });
}
