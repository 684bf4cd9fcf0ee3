/** Fills the database that its one argument names; ends with the process that started it. */
import { z } from 'zod';
import { openDatabase } from '../../server/database/client.ts';
import { createFileStore } from '../../server/storage/create-file-store.ts';
import { SEED_KINDS, seed } from './index.ts';

const jobSchema = z.object({ databaseUrl: z.string(), dataDir: z.string(), kind: z.enum(SEED_KINDS) });

// Nobody may go on filling when the next start has begun to.
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
