import { z } from 'zod';
import type { Database } from './client.ts';
import { outsideTransaction } from './open-transaction.ts';

/** Setting with the state of the seeding. */
const STATE_CODE = 'SEED_STATE';
const stateSchema = z.object({ kind: z.string(), isDone: z.boolean() });

/** Key of the advisory lock, so that only one starting process seeds the database. */
const SEED_LOCK = 7_201_127;
const MAX_MS = 15 * 60_000;

/**
 * Seeds an empty database once. An interrupted seeding is removed and repeated; other databases with data are left
 * unchanged. Returns whether it seeded.
 */
export async function seedOnce(db: Database, kind: string, seed: () => Promise<void>): Promise<boolean> {
  return db.$transaction(
    async (tx) => {
      await tx.$executeRaw`SELECT pg_advisory_xact_lock(${SEED_LOCK})`;
      return outsideTransaction(() => fill(db, kind, seed));
    },
    { timeout: MAX_MS, maxWait: 10_000 },
  );
}

/** Seeds the database while the caller's transaction only holds the lock. */
async function fill(db: Database, kind: string, seed: () => Promise<void>): Promise<boolean> {
  const stored = await db.setting.findUnique({ where: { code: STATE_CODE }, select: { value: true } });
  const state = stateSchema.safeParse(stored?.value);
  if (state.success && state.data.isDone) return false;
  if (state.success) await removeEverything(db);
  else if ((await db.user.count()) > 0 || (await db.role.count()) > 0) return false;
  await writeState(db, { kind, isDone: false });
  await seed();
  await writeState(db, { kind, isDone: true });
  return true;
}

async function writeState(db: Database, value: z.output<typeof stateSchema>): Promise<void> {
  await db.setting.upsert({
    where: { code: STATE_CODE },
    create: { code: STATE_CODE, value },
    update: { value },
  });
}

async function removeEverything(db: Database): Promise<void> {
  const tables = await db.$queryRaw<{ name: string }[]>`
    SELECT quote_ident(tablename) AS name FROM pg_tables
    WHERE schemaname = current_schema() AND tablename <> '_prisma_migrations'`;
  await db.$executeRawUnsafe(
    `TRUNCATE ${tables.map(({ name }) => name).join(', ')} RESTART IDENTITY CASCADE`,
  );
}
