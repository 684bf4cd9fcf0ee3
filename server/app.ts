import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Database } from './database/client.ts';
import { createPictureHandler } from './domains/catalog/pictures/picture-handler.ts';
import { applyCors } from './http/cors.ts';
import {
  clientAddress,
  type Exchange,
  givenRequestId,
  type Handler,
  isDecodable,
  respondJson,
  urlOf,
} from './http/exchange.ts';
import { createFileHandler } from './http/file-handler.ts';
import { createGraphqlEngine } from './http/graphql-engine.ts';
import { createGraphqlHandler } from './http/graphql-handler.ts';
import { createMetricsHandler, createReadyHandler, healthHandler } from './http/health-handlers.ts';
import { createInProcessGraphql, type InProcessGraphql } from './http/in-process-graphql.ts';
import { createSecurityHeaders } from './http/security-headers.ts';
import { createSessionCookies } from './http/session-cookies.ts';
import type { WebBuild } from './http/web-build.ts';
import { createWebHandler } from './http/web-handler.ts';
import { createMetrics } from './observability/metrics.ts';
import type { Services } from './services.ts';

/** Everything that the server is made of; nothing in it is global. */
export type ServerDeps = {
  db: Database;
  services: Services;
  /** Names of migrations that the database lacks, for `/readyz`. */
  pendingMigrations: () => Promise<string[]>;
  /** Mounts the REST facade under the API path; it reaches GraphQL through what it is given. */
  mountRest?: (graphql: InProcessGraphql) => RequestListener;
  /** The web app; without it only the APIs answer. */
  web?: WebBuild | null;
};

/** Wires the product's HTTP side and answers the listener for `http.createServer`. */
export function createServer(deps: ServerDeps): RequestListener {
  const { services } = deps;
  const { config, logger } = services;
  const metrics = createMetrics();
  const handlerOf = createRouter(deps, metrics);
  const setSecurityHeaders = createSecurityHeaders(config);

  return (request: IncomingMessage, response: ServerResponse) => {
    const startedAt = performance.now();
    const requestId = givenRequestId(request) ?? randomUUID();
    response.setHeader('x-request-id', requestId);
    setSecurityHeaders(request, response);
    const url = urlOf(request);
    const exchange = {
      request,
      response,
      requestId,
      address: clientAddress(request, config),
      url: url ?? NOWHERE,
    };
    const area = areaOf(exchange.url.pathname, config.apiBase);
    response.once('close', () => {
      const seconds = (performance.now() - startedAt) / 1000;
      metrics.count('http_requests', { area, status: response.statusCode });
      metrics.observe('http_request_duration', seconds, { area });
      const path = exchange.url.pathname;
      logger.info(
        { method: request.method, path, status: response.statusCode, seconds, requestId },
        'request',
      );
    });
    if (!url) return badRequest(exchange);
    if (applyCors(exchange, config)) return;
    answer(exchange, handlerOf(exchange)).catch((error: unknown) => {
      // The client went away in the middle of a file: nobody is left to be told.
      if (response.destroyed && response.headersSent) return;
      logger.error({ err: error, requestId }, 'Unexpected error');
      if (response.headersSent) response.destroy();
      else respondJson(exchange, 500, { code: 'INTERNAL_SERVER_ERROR', requestId });
    });
  };
}

const NOWHERE = new URL('http://localhost/');

async function answer(exchange: Exchange, handler: Handler): Promise<void> {
  await handler(exchange);
}

/** Which handler answers a path. */
function createRouter(
  deps: ServerDeps,
  metrics: ReturnType<typeof createMetrics>,
): (exchange: Exchange) => Handler {
  const { db, services, pendingMigrations, mountRest, web } = deps;
  const { config } = services;
  const cookies = createSessionCookies(config);
  const engine = createGraphqlEngine({ db, services, metrics });
  const rest = mountRest?.(createInProcessGraphql(engine));
  const exact: Record<string, Handler> = {
    '/graphql': createGraphqlHandler({ engine, cookies, config }),
    '/healthz': healthHandler,
    '/readyz': createReadyHandler({ db, services }, pendingMigrations),
    '/metrics': createMetricsHandler({ db, services, cookies }, metrics),
  };
  const files = createFileHandler({ db, services, cookies });
  const drawPicture = createPictureHandler({ db, dataDir: config.dataDir });
  const pictures: Handler = ({ request, response, url }) => drawPicture(request, response, url.pathname);
  const pages = web ? createWebHandler(web) : notFound;

  return ({ url }) => {
    const path = url.pathname;
    const found = exact[path.length > 1 ? path.replace(/\/$/, '') : path];
    if (found) return found;
    // REST says in its own words that it cannot read a path.
    if (rest && isUnder(path, config.apiBase)) return mounted(rest, config.apiBase);
    if (!isDecodable(url)) return badRequest;
    if (path.startsWith('/files/')) return files;
    if (path.startsWith('/pictures/')) return pictures;
    return pages;
  };
}

/** Hands a request to an application that knows nothing of the path it hangs under. */
function mounted(listener: RequestListener, base: string): Handler {
  return ({ request, response, url, requestId }) => {
    request.url = `${url.pathname.slice(base.length) || '/'}${url.search}`;
    request.headers['x-request-id'] = requestId;
    listener(request, response);
  };
}

function isUnder(path: string, base: string): boolean {
  const lower = path.toLowerCase();
  return lower === base.toLowerCase() || lower.startsWith(`${base.toLowerCase()}/`);
}

function areaOf(path: string, apiBase: string): string {
  if (path === '/graphql') return 'graphql';
  if (isUnder(path, apiBase)) return 'rest';
  if (path.startsWith('/files/') || path.startsWith('/pictures/')) return 'pictures';
  return 'web';
}

const notFound: Handler = (exchange) => respondJson(exchange, 404, { code: 'NOT_FOUND' });

function badRequest(exchange: Exchange): void {
  respondJson(exchange, 400, { code: 'BAD_REQUEST' });
}
