import type { IncomingMessage } from 'node:http';
import type { Config } from '../config.ts';
import type { FastPath } from '../fast-path/fast-path.ts';
import { answerFast } from './answer-fast.ts';
import type { AnswerStartUp } from './answer-start-up.ts';
import { CLIENT_HEADER, credentialsOf, mayBeForged } from './credentials.ts';
import { type Exchange, type Handler, respondJson } from './exchange.ts';
import { graphiqlPage } from './graphiql.ts';
import { preferredLanguage, type RequestFacts } from './graphql-context.ts';
import type { GraphqlEngine } from './graphql-engine.ts';
import { readJsonObject, UnreadableBodyError } from './read-body.ts';
import { requireReadableQuery } from './read-query.ts';
import type { SessionCookies } from './session-cookies.ts';

type Deps = {
  engine: GraphqlEngine;
  fastPath: FastPath | null;
  answerStartUp: AnswerStartUp | null;
  cookies: SessionCookies;
  config: Pick<Config, 'corsOrigins' | 'publicUrl'>;
};

/**
 * `/graphql`: operations by POST, queries also by GET, and GraphiQL for browsers that come by GET. A request with cookies
 * has to show that no other site made it, whichever way it comes; the engine refuses mutations by GET.
 */
export function createGraphqlHandler({ engine, fastPath, answerStartUp, cookies, config }: Deps): Handler {
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
      if (request.method === 'POST') await prepareBody(request);
      else requireReadableQuery(exchange.url);
    } catch (error) {
      if (!(error instanceof UnreadableBodyError)) throw error;
      // What is left of the body will not be read: the connection ends with the answer.
      response.setHeader('connection', 'close');
      return refuse(exchange, error.status, error.code, error.message);
    }
    response.setHeader('cache-control', 'no-store');
    const facts = factsOf(exchange, credentials, cookies);
    if (fastPath && (await answerFast(exchange, fastPath, facts))) return;
    if (answerStartUp && (await answerStartUp(exchange, facts))) return;
    await engine(request, response, { facts });
  };
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
    usesCookies: isBrowser,
    setSession: (tokens) => {
      if (isBrowser) response.setHeader('set-cookie', cookies.headers(tokens));
    },
  };
}

/** The Idempotency-Key as it came: whoever uses it refuses an absurd one, which is no reason to go without. */
export function idempotencyKey(header: string | string[] | undefined | null): string | null {
  return header === undefined || header === null ? null : String(header);
}

/** JSON is read here, within its own limit; multipart bodies are left to the engine. */
async function prepareBody(request: IncomingMessage): Promise<void> {
  const contentType = (request.headers['content-type'] ?? '').toLowerCase();
  if (contentType.startsWith('multipart/form-data')) return;
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
  Object.assign(request, { body: await readJsonObject(request) });
}

function refuse(exchange: Exchange, status: number, code: string, message: string): void {
  const { requestId } = exchange;
  respondJson(exchange, status, { errors: [{ message, extensions: { code, requestId } }] });
}
