/** Seeds the database in its argument. It ends with its parent process. */
import { z } from 'zod';
import { openDatabase } from '../../server/database/client.ts';
import { createFileStore } from '../../server/storage/create-file-store.ts';
import { SEED_KINDS, seed } from './index.ts';

const jobSchema = z.object({ databaseUrl: z.string(), dataDir: z.string(), kind: z.enum(SEED_KINDS) });

// It must stop before the next start begins to seed.
process.on('disconnect', () => process.exit(1));
process.once('message', async (message) => {
  const { databaseUrl, dataDir, kind } = jobSchema.parse(message);
  const { db, close } = openDatabase(databaseUrl);
  try {
    await seed(db, kind, createFileStore({ dataDir }));
    process.exitCode = 0;
  } finally {
    await close();
  }
  process.exit();
});
