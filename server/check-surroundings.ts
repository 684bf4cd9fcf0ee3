import type { Config } from './config/config.ts';
import { checkDatabase } from './database/check-database.ts';
import { checkDataDir } from './storage/check-data-dir.ts';

/**
 * Checks the folders and services that the settings name before anything is started.
 * @throws {BadConfigError} with one line about the first that is not there.
 */
export async function checkSurroundings(config: Config): Promise<void> {
  await checkDataDir(config.dataDir);
  if (config.databaseUrl !== null) await checkDatabase(config.databaseUrl);
}
