import type { Config } from '../config/config.ts';
import type { WatchListener } from './embedded/watch.ts';
import { startEmbedded } from './embedded.ts';

/** The PostgreSQL to use, and how to close it. */
export interface LocatedDatabase {
  readonly url: string;
  /** Starts the embedded one again when it ends by itself; others are their owner's matter. */
  readonly watch: (listener: WatchListener) => void;
  readonly stop: () => Promise<void>;
}

/** The database that the settings name, or the embedded one, started if need be. */
export async function locateDatabase({
  databaseUrl,
  dataDir,
}: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<LocatedDatabase> {
  if (databaseUrl) return { url: databaseUrl, watch: () => {}, stop: async () => {} };
  return startEmbedded({ dataDir });
}
