import type pg from 'pg';
import { ReconnectingPool } from './reconnecting-pool.ts';

/** One to listen for new jobs, the others to fetch and to finish them. */
const CONNECTIONS = 3;

/** Connections of the job queue, apart from those that requests wait for. */
export function openWorkerPool(url: string): pg.Pool {
  const pool = new ReconnectingPool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 10_000,
    keepAlive: true,
    application_name: 'aurifex-worker',
  });
  // A connection that broke is replaced; whoever used it gets the error.
  pool.on('error', () => {});
  // Also while it is in use: without a listener, its end would be that of the process.
  pool.on('connect', (client) => void client.on('error', () => {}));
  return pool;
}
