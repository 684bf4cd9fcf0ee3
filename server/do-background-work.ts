import type { Config } from './config/config.ts';
import type { Database } from './database/client.ts';
import { measureQueue } from './queue/queue-metrics.ts';
import type { Runner } from './queue/runner.ts';
import { loadDeclarations } from './schema/load-declarations.ts';
import type { Services } from './services/services.ts';

type Parts = { readonly url: string; readonly db: Database; readonly services: Services };

/** Runs background tasks in this process, unless they run in `npm run worker`; measures the queue in both cases. */
export async function doBackgroundWork(parts: Parts, { worker }: Pick<Config, 'worker'>): Promise<Runner> {
  measureQueue(parts.services.metrics, parts.db);
  if (worker === 'apart') return { stop: async () => {} };
  await loadDeclarations();
  const { startRunner } = await import('./queue/runner.ts');
  return startRunner(parts);
}
