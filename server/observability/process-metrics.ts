import { collectDefaultMetrics, Gauge } from 'prom-client';
import type { ChangeFeed } from '../database/changes/change-feed.ts';
import type { Metrics } from './metrics.ts';

/** The measured properties of a connection pool. */
type Pool = { readonly totalCount: number; readonly idleCount: number; readonly waitingCount: number };

/**
 * Measures the process itself: memory, processor, event-loop lag, garbage collection, database connections. Call it
 * once per process; the measurement runs until it ends.
 */
export function measureProcess(
  { registry }: Metrics,
  pool: Pool,
  changes: Pick<ChangeFeed, 'onConnectionChange'>,
): void {
  collectDefaultMetrics({ register: registry });
  const hearing = new Gauge({
    name: 'changes_heard',
    help: '1 while this process hears of changes in the database; 0: it keeps nothing in memory.',
    registers: [registry],
  });
  changes.onConnectionChange((isConnected) => hearing.set(isConnected ? 1 : 0));
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
