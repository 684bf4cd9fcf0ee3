import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import express from 'express';
import helmet from 'helmet';
import { pino } from 'pino';
import { createRestApp } from './app.ts';
import { type FacadeConfig, readFacadeConfig } from './config.ts';
import { executeOverFetch } from './graphql/execute-over-fetch.ts';
import type { FetchDocument } from './graphql/read-pdf.ts';
import { allowOrigins } from './http/cors.ts';

/** The facade as its own server: serves API_BASE and sends requests to the GraphQL server at GRAPHQL_URL. */
const config = configOrExit();
/** Maximum number of open connections. */
const MAX_CONNECTIONS = 2_000;
const log = pino({ name: 'rest-facade' });
const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  version: string; // npm refuses a package.json without one
};

const execute = executeOverFetch((url, init, { address }) => {
  const headers = new Headers(init.headers);
  headers.set('x-forwarded-for', address);
  return fetch(url, { ...init, headers });
}, config.graphqlUrl);

const fetchDocument: FetchDocument = (path, { token, language, requestId, address }) =>
  fetch(new URL(path, config.graphqlUrl), {
    headers: {
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      'accept-language': language,
      'x-request-id': requestId,
      'x-forwarded-for': address,
    },
  });

const app = express();
app.set('trust proxy', typeof config.trustProxy === 'number' ? config.trustProxy : [...config.trustProxy]);
app.disable('x-powered-by');
app.use(helmet());
app.use(allowOrigins(config.corsOrigins));
app.use(
  config.apiBase,
  createRestApp({
    execute,
    fetchDocument,
    version,
    base: config.apiBase,
    report: (error, requestId) => log.error({ err: error, requestId }, 'call failed'),
  }),
);

/** Time limits for slow senders and idle connections. */
const server = createServer(
  {
    headersTimeout: 8_000,
    requestTimeout: 60_000,
    keepAliveTimeout: 10_000,
    connectionsCheckingInterval: 1_000,
    requireHostHeader: true,
  },
  app,
);
server.maxConnections = MAX_CONNECTIONS;
server.once('error', (error) => exitWith(`Cannot listen on ${config.host}:${config.port}: ${error.message}`));
server.listen(config.port, config.host, () => {
  log.info(
    `REST on http://${config.host}:${portOf(server)}${config.apiBase}, GraphQL at ${config.graphqlUrl}`,
  );
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => server.close());

/** The opened port. The system chooses it for 0. */
function portOf(listening: Server): number {
  const address = listening.address();
  return typeof address === 'object' && address !== null ? address.port : config.port;
}

function configOrExit(): FacadeConfig {
  try {
    return readFacadeConfig(process.env);
  } catch (error) {
    return exitWith(error);
  }
}

/** An invalid environment or a used port ends the process with one readable line, without a stack trace. */
function exitWith(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
