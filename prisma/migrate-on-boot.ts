import { BadConfigError, type Config } from '../server/config/config.ts';
import { migrate, pendingMigrations } from './migrate.ts';

/** Applies pending migrations, or refuses to start where they are applied by hand (production). */
export async function migrateOnBoot(
  config: Pick<Config, 'migrateOnBoot'>,
  databaseUrl: string,
): Promise<void> {
  if (config.migrateOnBoot) {
    await migrate(databaseUrl);
    return;
  }
  const pending = await pendingMigrations(databaseUrl);
  if (pending.length === 0) return;
  throw new BadConfigError(
    `The database has ${pending.length} pending migrations. Run npm run db:migrate, or set MIGRATE_ON_BOOT=1.`,
  );
}
