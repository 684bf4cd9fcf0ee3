import { BadConfigError, type Config, readConfig } from '../../server/config/config.ts';
import { openDatabase } from '../../server/database/client.ts';
import { locateDatabase } from '../../server/database/locate.ts';
import { seedOnce } from '../../server/database/seed-once.ts';
import { createFileStore } from '../../server/storage/create-file-store.ts';
import { migrateOnBoot } from '../migrate-on-boot.ts';
import { isPrivate } from './fill-database.ts';
import { SEED_KINDS, type SeedKind, seed } from './index.ts';
import { SeedRefusedError } from './seed-refused.ts';

/** The requested kind. Demo accounts have a known password, so they are created only where nobody else has access. */
function wantedKind(argument: string | undefined, config: Config): SeedKind {
  const kind = SEED_KINDS.find((each) => each === argument);
  if (!kind) throw new SeedRefusedError(`Choose what to load: npm run db:seed -- ${SEED_KINDS.join(' | ')}`);
  if (kind === 'reference') return kind;
  if (config.environment === 'production') {
    throw new SeedRefusedError('Demo accounts have a known password, so production refuses them.');
  }
  if (!isPrivate(config) && process.env.SEED !== 'demo') {
    throw new SeedRefusedError('Others can access this installation. Set SEED=demo to load demo accounts.');
  }
  return kind;
}

/** Migrates the database of the settings and seeds it. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const kind = wantedKind(process.argv[2], config);
  const located = await locateDatabase(config);
  const { db, close } = openDatabase(located.url);
  try {
    await migrateOnBoot(config, located.url);
    const load = () => seed(db, kind, createFileStore(config));
    const isFirst = await seedOnce(db, kind, load);
    // Existing data is not changed. Each kind checks whether it can be added.
    if (!isFirst) await load();
    process.stdout.write(`Loaded: ${kind}\n`);
  } finally {
    await close();
    await located.stop();
  }
}

try {
  await main();
} catch (error) {
  if (!(error instanceof BadConfigError || error instanceof SeedRefusedError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
