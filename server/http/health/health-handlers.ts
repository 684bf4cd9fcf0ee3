import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from '../../database/client.ts';
import type { Metrics } from '../../observability/metrics.ts';
import { viewerOf } from '../../request-context/create-context.ts';
import type { Services } from '../../services/services.ts';
import { isLoopback } from '../client-address.ts';
import { credentialsOf } from '../credentials.ts';
import { type Handler, respondJson } from '../exchange.ts';
import type { Lifecycle } from '../listen.ts';
import type { SessionCookies } from '../session-cookies.ts';
import { readinessChecks, sharedCheck } from './health-checks.ts';

/** Permission to read metrics from another machine: integrations. */
const METRICS_VIEW = 3501;

/** Maximum delay of the event loop in a healthy process, in milliseconds. */
const MAX_TURN_MS = 5_000;

/** `/healthz`: the process works. Fails if the database was given up or the event loop is blocked. */
export function createHealthHandler(lifecycle: Lifecycle): Handler {
  return async (exchange) => {
    const begun = performance.now();
    await nextTurn();
    const isStuck = performance.now() - begun > MAX_TURN_MS;
    const isFailing = isStuck || lifecycle.isFailing === true;
    respondJson(exchange, isFailing ? 503 : 200, { status: isFailing ? 'failing' : 'ok' });
  };
}

/**
 * `/readyz`: the database accepts writes, migrations are complete, files can be stored, and the server is not stopping.
 * 503 lists the failed checks. The log reports the start and end of a failure.
 */
export function createReadyHandler(
  { db, services, lifecycle }: { db: Database; services: Services; lifecycle: Lifecycle },
  pendingMigrations: () => Promise<string[]>,
): Handler {
  const checks = Object.entries(readinessChecks({ db, services }, pendingMigrations)).map(
    ([name, check]) => [name, sharedCheck(check)] as const,
  );
  const failing = new Set<string>();

  function notify(name: string, error: unknown): void {
    if (error !== null && !failing.has(name)) services.logger.warn({ err: error }, `Not ready: ${name}`);
    if (error === null && failing.has(name)) services.logger.warn(`Ready again: ${name}`);
    if (error === null) failing.delete(name);
    else failing.add(name);
  }

  return async (exchange) => {
    if (lifecycle.isRetiring) return respondJson(exchange, 503, { status: 'stopping' });
    const outcomes = await Promise.all(
      checks.map(async ([name, check]) => {
        const error = await check().then(
          () => null,
          (reason: unknown) => reason ?? 'no reason',
        );
        notify(name, error);
        return [name, error === null ? 'ok' : 'failing'] as const;
      }),
    );
    const isReady = outcomes.every(([, state]) => state === 'ok');
    respondJson(exchange, isReady ? 200 : 503, {
      status: isReady ? 'ready' : 'not ready',
      checks: Object.fromEntries(outcomes),
    });
  };
}

/** `/metrics`: Prometheus text, for this machine or a token with permission 3501. */
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
