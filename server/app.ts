import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Database } from './database/client.ts';
import { isConnectionFailure } from './database/connection-failure.ts';
import { createFastPath } from './fast-path/fast-path.ts';
import { createCardFieldsHandler } from './http/card-fields/card-fields-handler.ts';
import { createAddressOf } from './http/client-address.ts';
import { applyCors } from './http/cors.ts';
import { createDocumentAnswers } from './http/document-answers.ts';
import { createDocumentHandler } from './http/document-handler.ts';
import {
  type Exchange,
  givenRequestId,
  type Handler,
  isDecodable,
  respondJson,
  urlOf,
} from './http/exchange.ts';
import { createExportHandler } from './http/export-handler.ts';
import { createFileHandler } from './http/file-handler.ts';
import { createGraphiqlFiles } from './http/graphiql/graphiql-files.ts';
import { createAnswerStartUp } from './http/graphql/answer-start-up.ts';
import { createGraphqlEngine } from './http/graphql/graphql-engine.ts';
import { createGraphqlHandler } from './http/graphql/graphql-handler.ts';
import { createInProcessGraphql, type InProcessGraphql } from './http/graphql/in-process-graphql.ts';
import { RETRY_SOON } from './http/graphql/public-error.ts';
import {
  createHealthHandler,
  createMetricsHandler,
  createReadyHandler,
} from './http/health/health-handlers.ts';
import { createInProcessDocuments, type InProcessDocuments } from './http/in-process-documents.ts';
import { isEventStream, type Lifecycle } from './http/listen.ts';
import { createSecurityHeaders } from './http/security-headers.ts';
import { createSessionCookies } from './http/session-cookies.ts';
import { createUnsubscribeHandler } from './http/unsubscribe-handler.ts';
import type { WebBuild } from './http/web/web-build.ts';
import { createWebHandler } from './http/web/web-handler.ts';
import { createWebhookHandler } from './http/webhook-handler.ts';
import { BusyError } from './lib/slots.ts';
import { reportUnexpected } from './observability/report-unexpected.ts';
import { type RequestNotes, withNotes } from './observability/request-notes.ts';
import { readPersistedOperations } from './persisted-operations/read-persisted-operations.ts';
import { createPictureHandler } from './piece-pictures/picture-handler.ts';
import type { RowFinder } from './rows/row-finder.ts';
import type { Services } from './services/services.ts';

/** All dependencies of the server; none is global. */
export type ServerDeps = {
  db: Database;
  /** Reads the rows of persisted queries with one statement; otherwise Prisma reads them. */
  rows?: RowFinder | null;
  services: Services;
  /** Names of migrations that the database lacks, for `/readyz`. */
  pendingMigrations: () => Promise<string[]>;
  /** Mounts the REST facade below the API path, with its access to GraphQL and documents. */
  mountRest?: (graphql: InProcessGraphql, documents: InProcessDocuments) => RequestListener;
  /** The web app; without it, there are only the APIs. */
  web?: WebBuild | null;
  /** Reports to `/readyz` that the server is about to stop. */
  lifecycle?: Lifecycle;
};

/** Creates the HTTP listener of the product for `http.createServer`. */
export function createServer(deps: ServerDeps): RequestListener {
  const { services } = deps;
  const { config, logger, metrics } = services;
  const handlerOf = createRouter(deps);
  const addressOf = createAddressOf(config);
  const setSecurityHeaders = createSecurityHeaders(config);

  return (request: IncomingMessage, response: ServerResponse) => {
    const startedAt = performance.now();
    const requestId = givenRequestId(request) ?? randomUUID();
    response.setHeader('x-request-id', requestId);
    const url = urlOf(request);
    const exchange = {
      request,
      response,
      requestId,
      address: addressOf(request),
      url: url ?? UNREACHABLE,
    };
    const { pathname } = exchange.url;
    const area = areaOf(pathname, config.apiBase);
    setSecurityHeaders(request, response, area === 'rest' && !isUnder(pathname, `${config.apiBase}/docs`));
    const notes: RequestNotes = { requestId };
    response.once('close', () => {
      const seconds = (performance.now() - startedAt) / 1000;
      // Event streams last as long as their client listens.
      const served = isEventStream(response) ? 'live' : area;
      metrics.count('http_requests', { area: served, status: response.statusCode });
      if (served !== 'live') metrics.observe('http_request_duration', seconds, { area });
      logger.info(
        {
          ...notes,
          method: request.method,
          // Without the query, because links have secrets there.
          path: pathname,
          status: response.statusCode,
          ms: Math.round(seconds * 100_000) / 100,
        },
        'request',
      );
    });
    if (!url) return badRequest(exchange);
    if (applyCors(exchange, config)) return;
    withNotes(notes, () => answer(exchange, handlerOf(exchange))).catch((error: unknown) => {
      // The client closed the connection during its request or our response, which is not a failure.
      if (request.destroyed && !request.complete) return logger.info({ requestId }, 'The client went away');
      if (response.destroyed && response.headersSent) return;
      reportUnexpected(services, area, error, { requestId });
      if (response.headersSent) response.destroy();
      else respondToUnexpected(exchange, error);
    });
  };
}

/** Masks a bug; reports an unavailable database or a full queue as retryable. */
function respondToUnexpected(exchange: Exchange, error: unknown): void {
  const { response, requestId } = exchange;
  const isAway = isConnectionFailure(error) || error instanceof BusyError;
  if (isAway) response.setHeader('retry-after', RETRY_SOON['retry-after']);
  const code = isAway ? 'SERVICE_UNAVAILABLE' : 'INTERNAL_SERVER_ERROR';
  respondJson(exchange, isAway ? 503 : 500, { code, requestId });
}

const UNREACHABLE = new URL('http://localhost/');

async function answer(exchange: Exchange, handler: Handler): Promise<void> {
  await handler(exchange);
}

/** Selects the handler of a path. */
function createRouter(deps: ServerDeps): (exchange: Exchange) => Handler {
  const { db, rows, services, pendingMigrations, mountRest, web, lifecycle = { isRetiring: false } } = deps;
  const { config, metrics } = services;
  const cookies = createSessionCookies(config);
  const persisted = readPersistedOperations(config.persistedOperations);
  const finder = config.fastPath ? (rows ?? null) : null;
  const engine = createGraphqlEngine({ db, services, metrics, persisted, rows: finder });
  const fastPath = config.fastPath ? createFastPath({ db, services, persisted, rows: finder }) : null;
  const answerStartUp = fastPath && createAnswerStartUp({ db, services, persisted, fastPath });
  const answers = createDocumentAnswers();
  const rest = mountRest?.(
    createInProcessGraphql(engine, fastPath),
    createInProcessDocuments({ db, services }, answers),
  );
  const pages = web ? createWebHandler(web) : notFound;
  const exact: Record<string, Handler> = {
    '/graphql': createGraphqlHandler({ db, services, engine, fastPath, answerStartUp, cookies, config }),
    '/healthz': createHealthHandler(lifecycle),
    '/readyz': createReadyHandler({ db, services, lifecycle }, pendingMigrations),
    '/metrics': createMetricsHandler({ db, services, cookies }, metrics),
    '/unsubscribe': createUnsubscribeHandler({ db, services, pages }),
  };
  const files = createFileHandler({ db, services, cookies });
  const documents = createDocumentHandler({ db, services, cookies, answers });
  const exports = createExportHandler({ db, services, cookies, rows: finder });
  const drawPicture = createPictureHandler({ db, dataDir: config.dataDir, files: services.files });
  const pictures: Handler = ({ request, response, url }) => drawPicture(request, response, url.pathname);
  const graphiqlFiles = createGraphiqlFiles(config);
  const webhooks = createWebhookHandler({ db, services });
  const cardFields = createCardFieldsHandler(config);

  return ({ url }) => {
    const path = url.pathname;
    const found = exact[path.length > 1 ? path.replace(/\/$/, '') : path];
    if (found) return found;
    // REST has its own response for a path that cannot be parsed.
    if (rest && isUnder(path, config.apiBase)) return mounted(rest, config.apiBase);
    if (!isDecodable(url)) return badRequest;
    if (path.startsWith('/files/')) return files;
    if (path.startsWith('/documents/')) return documents;
    if (path.startsWith('/exports/')) return exports;
    if (path.startsWith('/pictures/')) return pictures;
    if (path.startsWith('/graphiql/')) return graphiqlFiles;
    if (path.startsWith('/webhooks/')) return webhooks;
    if (path.startsWith('/card-fields/')) return cardFields;
    return pages;
  };
}

/** Passes a request to an application without the path that it is mounted at. */
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
  if (path.startsWith('/documents/')) return 'documents';
  if (path.startsWith('/exports/')) return 'exports';
  if (path.startsWith('/webhooks/')) return 'webhooks';
  if (isUnder(path, apiBase)) return 'rest';
  if (path.startsWith('/files/') || path.startsWith('/pictures/')) return 'pictures';
  return 'web';
}

const notFound: Handler = (exchange) => respondJson(exchange, 404, { code: 'NOT_FOUND' });

function badRequest(exchange: Exchange): void {
  respondJson(exchange, 400, { code: 'BAD_REQUEST' });
}
