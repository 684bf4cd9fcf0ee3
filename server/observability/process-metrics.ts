import { collectDefaultMetrics, Gauge } from 'prom-client';
import type { Metrics } from './metrics.ts';

/** A connection pool, as far as it is measured. */
type Pool = { readonly totalCount: number; readonly idleCount: number; readonly waitingCount: number };

/**
 * Measures the process itself: memory, processor, event-loop lag, garbage collection, connections to the database.
 * For the program that owns the process: what is started here runs until the process ends.
 */
export function measureProcess({ registry }: Metrics, pool: Pool): void {
  collectDefaultMetrics({ register: registry });
  const connections = new Gauge({
    name: 'database_connections',
    help: 'Connections of the pool by state; `waiting` are requests for one.',
    labelNames: ['state'],
    registers: [registry],
    collect: () => {
      connections.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      connections.set({ state: 'idle' }, pool.idleCount);
      connections.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
}
