import { BadConfigError, type Config, readConfig } from '../../server/config/config.ts';
import { openDatabase } from '../../server/database/client.ts';
import { locateDatabase } from '../../server/database/locate.ts';
import { seedOnce } from '../../server/database/seed-once.ts';
import { createFileStore } from '../../server/storage/create-file-store.ts';
import { migrateOnBoot } from '../migrate-on-boot.ts';
import { isPrivate } from './fill-database.ts';
import { SEED_KINDS, type SeedKind, seed } from './index.ts';
import { SeedRefusedError } from './seed-refused.ts';

/** The kind that was asked for. Demo accounts have a known password: they come only where nobody else gets in. */
function wantedKind(argument: string | undefined, config: Config): SeedKind {
  const kind = SEED_KINDS.find((each) => each === argument);
  if (!kind) throw new SeedRefusedError(`Say what to load: npm run db:seed -- ${SEED_KINDS.join(' | ')}`);
  if (kind === 'reference') return kind;
  if (config.environment === 'production') {
    throw new SeedRefusedError('Demo accounts have a known password: not in production.');
  }
  if (!isPrivate(config) && process.env.SEED !== 'demo') {
    throw new SeedRefusedError(
      'This installation can be reached by others. Set SEED=demo to load demo accounts.',
    );
  }
  return kind;
}

/** Loads data into the database that the settings name, after migrating it. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const kind = wantedKind(process.argv[2], config);
  const located = await locateDatabase(config);
  const { db, close } = openDatabase(located.url);
  try {
    await migrateOnBoot(config, located.url);
    const load = () => seed(db, kind, createFileStore(config));
    const isFirst = await seedOnce(db, kind, load);
    // A database with something in it: what is there stays, and each kind says whether it can come on top.
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
