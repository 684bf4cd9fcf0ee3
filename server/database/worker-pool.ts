import type pg from 'pg';
import { ReconnectingPool } from './reconnecting-pool.ts';

/** One listens for new jobs; the others fetch and complete them. */
const CONNECTIONS = 3;

/** Connections of the job queue, separate from those of requests. */
export function openWorkerPool(url: string): pg.Pool {
  const pool = new ReconnectingPool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 10_000,
    keepAlive: true,
    application_name: 'aurifex-worker',
  });
  // A broken connection is replaced; its user gets the error.
  pool.on('error', () => {});
  // Also while it is in use: without a listener, a broken connection would end the process.
  pool.on('connect', (client) => void client.on('error', () => {}));
  return pool;
}
