import type { Config } from '../config.ts';
import { startEmbedded } from './embedded.ts';

/** The PostgreSQL to use, and how to let go of it. */
export interface LocatedDatabase {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** The database that the settings name, or the embedded one, started if need be. */
export async function locateDatabase({
  databaseUrl,
  dataDir,
}: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<LocatedDatabase> {
  if (databaseUrl) return { url: databaseUrl, stop: async () => {} };
  return startEmbedded({ dataDir });
}
