import { pendingMigrations } from './prisma/migrate.ts';
import { createRestApp } from './rest-facade/app.ts';
import { RestFailure } from './rest-facade/errors/failure.ts';
import { executeInProcess } from './rest-facade/graphql/execute-in-process.ts';
import { executeOverFetch } from './rest-facade/graphql/execute-over-fetch.ts';
import { createServer } from './server/app.ts';
import { createAddressOf } from './server/http/client-address.ts';
import { type Lifecycle, type Listening, listen } from './server/http/listen.ts';
import { readWebBuild } from './server/http/web/web-build.ts';
import { reportUnexpected } from './server/observability/report-unexpected.ts';
import type { ServerParts } from './server/run-server.ts';

/** Dependencies of a running product. */
interface ProductParts extends Omit<ServerParts, 'lifecycle'> {
  /** Folder of the web build; null for the APIs only. */
  readonly webFolder: string | null;
  readonly lifecycle?: Lifecycle;
}

/** Starts the whole product on one port: web app, GraphQL, REST. `url` is its local address. */
export async function openProduct(parts: ProductParts): Promise<Listening> {
  const { db, rows, services, databaseUrl, webFolder, lifecycle = { isRetiring: false } } = parts;
  const { config } = services;
  const web = webFolder === null ? null : await readWebBuild(webFolder, config.apiBase);
  const listener = createServer({
    lifecycle,
    db,
    rows,
    services,
    pendingMigrations: () => pendingMigrations(databaseUrl),
    web,
    mountRest: (graphql, documents) =>
      createRestApp({
        execute: executeInProcess(
          graphql.query,
          executeOverFetch(graphql.fetch, 'http://in-process/graphql'),
        ),
        fetchDocument: documents,
        version: web?.version ?? 'dev',
        base: config.apiBase,
        addressOf: createAddressOf(config),
        report: (error, requestId) => {
          // GraphQL has logged it already.
          if (error instanceof RestFailure && error.status === 503) return;
          reportUnexpected(services, 'rest', error, { requestId });
        },
      }),
  });
  return listen(listener, config, lifecycle);
}
