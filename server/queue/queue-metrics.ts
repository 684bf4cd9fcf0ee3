import { Gauge } from 'prom-client';
import type { Database } from '../database/client.ts';
import type { Metrics } from '../observability/metrics.ts';

type Figures = { waiting: number; oldest: number; dead: number };

/**
 * Metrics of the queue in the database, the same for every process. Read on request; absent if the database cannot be
 * read.
 */
export function measureQueue({ registry }: Metrics, db: Database): void {
  const jobs = new Gauge({
    name: 'background_jobs',
    help: 'Jobs of the queue by state: waiting, or dead (given up, for staff to look at).',
    labelNames: ['state'],
    registers: [registry],
    collect: async () => {
      jobs.reset();
      oldest.reset();
      const figures = await readFigures(db).catch(() => null);
      if (!figures) return;
      jobs.set({ state: 'waiting' }, figures.waiting);
      jobs.set({ state: 'dead' }, figures.dead);
      oldest.set(figures.oldest);
    },
  });
  const oldest = new Gauge({
    name: 'background_jobs_oldest_seconds',
    help: 'How long the job that is due for longest has been waiting.',
    registers: [registry],
  });
}

async function readFigures(db: Database): Promise<Figures | null> {
  const [figures] = await db.$queryRaw<Figures[]>`
    SELECT count(*) FILTER (WHERE attempts < max_attempts)::int AS waiting,
           count(*) FILTER (WHERE attempts >= max_attempts)::int AS dead,
           coalesce(extract(epoch FROM now() - min(run_at) FILTER (WHERE attempts < max_attempts AND run_at <= now())), 0)::float AS oldest
    FROM graphile_worker.jobs`;
  return figures ?? null;
}
