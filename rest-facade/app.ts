import express, { type ErrorRequestHandler, type Express, type Request, type RequestHandler } from 'express';
import { RestFailure } from './errors/failure.ts';
import type { Execute } from './graphql/execute.ts';
import type { FetchDocument } from './graphql/read-pdf.ts';
import { JSON_BYTES } from './http/body.ts';
import { callHandler } from './http/handler.ts';
import { requestIdOf } from './http/request.ts';
import { respondWithFailure } from './http/respond.ts';
import { bySpecificity } from './http/route-order.ts';
import { docsRoutes } from './openapi/docs.ts';
import type { RestRoute } from './route/route.ts';
import { routes as allRoutes } from './routes/index.ts';

/** Dependencies of the facade. */
export interface RestAppOptions {
  readonly execute: Execute;
  /** Reads a document of the server by its path, with the caller's permissions. */
  readonly fetchDocument: FetchDocument;
  /** The response of GET /__version. */
  readonly version: string;
  /** The base path of the calls in the OpenAPI document and its page (/api). */
  readonly base?: string;
  /** The served calls. Default: all. */
  readonly routes?: readonly RestRoute[];
  /** Returns the network address of a caller. By default Express reads it from X-Forwarded-For. */
  readonly addressOf?: (request: Request) => string;
  /** Called for every error that a caller receives as status 500. */
  readonly report?: (error: unknown, requestId: string) => void;
}

/** The REST facade, which maps each documented call to GraphQL. It is mounted under /api or runs as its own server. */
export function createRestApp(options: RestAppOptions): Express {
  const { execute, fetchDocument, version, base = '/api', routes = allRoutes, report } = options;
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.use(prepare);
  app.get('/__version', (_request, response) => {
    response.json({ version });
  });
  app.use(docsRoutes({ base, version }));
  // A body may also be a single id.
  const jsonOf = (limit: number) =>
    express.json({ limit, strict: false, type: ['application/json', '+json'] });
  const readJson = { small: jsonOf(JSON_BYTES.small), large: jsonOf(JSON_BYTES.large) };
  const means = { execute, fetchDocument, readJson, addressOf: options.addressOf ?? (({ ip }) => ip ?? '') };
  for (const route of bySpecificity(routes)) {
    app[route.method](route.path, callHandler(route, means));
  }
  app.use(() => {
    throw new RestFailure(404, [{ key: 'NO_SUCH_CALL', code: 'NO_SUCH_CALL' }]);
  });
  app.use(failureHandler(report));
  return app;
}

/** Responses are personal and not cached. The request id links them to the logs. */
const prepare: RequestHandler = (request, response, next) => {
  response.locals.requestId = requestIdOf(request);
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Content-Language', 'en');
  response.setHeader('X-Request-Id', String(response.locals.requestId));
  // Added to headers that the host may have set, such as Origin.
  response.vary('Accept-Language, Authorization');
  next();
};

function failureHandler(report: RestAppOptions['report']): ErrorRequestHandler {
  // Express recognises an error handler by its four parameters.
  return (error, request, response, _next) => {
    respondWithFailure(error, request, response, report);
  };
}
