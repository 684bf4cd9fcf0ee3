import type { Database } from '../database/client.ts';
import type { Metrics } from '../observability/metrics.ts';
import type { Services } from '../services.ts';
import { isLoopback } from './client-address.ts';
import { credentialsOf } from './credentials.ts';
import { type Handler, respondJson } from './exchange.ts';
import { viewerOf } from './graphql-context.ts';
import type { Lifecycle } from './listen.ts';
import type { SessionCookies } from './session-cookies.ts';

/** Permission to read metrics from another machine: integrations. */
const METRICS_VIEW = 3501;

/** `/healthz`: the process answers. */
export const healthHandler: Handler = (exchange) => respondJson(exchange, 200, { status: 'ok' });

/** `/readyz`: database reachable, migrations at head, storage writable, and not about to stop; 503 names what is not. */
export function createReadyHandler(
  { db, services, lifecycle }: { db: Database; services: Services; lifecycle: Lifecycle },
  pendingMigrations: () => Promise<string[]>,
): Handler {
  const checks: Record<string, () => Promise<unknown>> = {
    database: () => db.$queryRaw`SELECT 1`,
    migrations: async () => {
      const pending = await pendingMigrations();
      if (pending.length > 0) throw new Error(`${pending.length} migrations are pending.`);
    },
    storage: () => services.files.checkWritable(),
  };
  return async (exchange) => {
    if (lifecycle.isRetiring) return respondJson(exchange, 503, { status: 'stopping' });
    const outcomes = await Promise.all(
      Object.entries(checks).map(async ([name, check]) => {
        const isOk = await check().then(
          () => true,
          (error: unknown) => {
            services.logger.warn({ err: error, requestId: exchange.requestId }, `Not ready: ${name}`);
            return false;
          },
        );
        return [name, isOk ? 'ok' : 'failing'] as const;
      }),
    );
    const isReady = outcomes.every(([, state]) => state === 'ok');
    respondJson(exchange, isReady ? 200 : 503, {
      status: isReady ? 'ready' : 'not ready',
      checks: Object.fromEntries(outcomes),
    });
  };
}

/** `/metrics`: Prometheus text for this machine, or with the token of somebody who holds 3501. */
export function createMetricsHandler(
  deps: { db: Database; services: Services; cookies: SessionCookies },
  metrics: Metrics,
): Handler {
  return async (exchange) => {
    const { request, response } = exchange;
    if (!isLoopback(request)) {
      const { token, fromCookie } = credentialsOf(request, deps.cookies);
      const viewer = await viewerOf(deps, fromCookie ? null : token, new Date());
      if (!viewer.can(METRICS_VIEW)) return respondJson(exchange, 403, { code: 'FORBIDDEN' });
    }
    response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4', 'cache-control': 'no-store' });
    response.end(await metrics.text());
  };
}
