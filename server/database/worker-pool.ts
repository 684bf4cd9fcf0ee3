import type pg from 'pg';
import { PatientPool } from './patient-pool.ts';

/** One to hear of new jobs, the others to fetch and to settle them. */
const CONNECTIONS = 3;

/** Connections of the job queue, apart from those that requests wait for. */
export function openWorkerPool(url: string): pg.Pool {
  const pool = new PatientPool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 10_000,
    keepAlive: true,
    application_name: 'aurifex-worker',
  });
  // A connection that broke is replaced; whoever used it is told.
  pool.on('error', () => {});
  // Also while it is in use: without a listener, its end would be that of the process.
  pool.on('connect', (client) => void client.on('error', () => {}));
  return pool;
}
