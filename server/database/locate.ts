import type { Config } from '../config/config.ts';
import type { WatchListener } from './embedded/watch.ts';
import { startEmbedded } from './embedded.ts';

/** The PostgreSQL in use, and a function that closes it. */
export interface LocatedDatabase {
  readonly url: string;
  /** Restarts an embedded server if it exits; does nothing for others. */
  readonly watch: (listener: WatchListener) => void;
  readonly stop: () => Promise<void>;
}

/** The configured database, or the embedded one, started if needed. */
export async function locateDatabase({
  databaseUrl,
  dataDir,
}: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<LocatedDatabase> {
  if (databaseUrl) return { url: databaseUrl, watch: () => {}, stop: async () => {} };
  return startEmbedded({ dataDir });
}
