import type { Config } from './config/config.ts';
import { checkDatabase } from './database/check-database.ts';
import { checkDataDir } from './storage/check-data-dir.ts';

/**
 * Checks the configured folders and services before the start.
 * @throws {BadConfigError} with one line about the first that is missing
 */
export async function checkEnvironment(config: Config): Promise<void> {
  await checkDataDir(config.dataDir);
  if (config.databaseUrl !== null) await checkDatabase(config.databaseUrl);
}
