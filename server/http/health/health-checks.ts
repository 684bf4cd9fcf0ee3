import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../../database/client.ts';
import type { Services } from '../../services/services.ts';

/** Time limit of a check. */
const CHECK_LIMIT_MS = 2_000;

/** A condition for serving requests; rejects if it fails. */
type Check = () => Promise<unknown>;

/** Conditions that a server must meet before it receives requests. */
export function readinessChecks(
  { db, services }: { db: Database; services: Services },
  pendingMigrations: () => Promise<string[]>,
): Readonly<Record<string, Check>> {
  return {
    database: () => checkDatabase(db),
    migrations: async () => {
      const pending = await pendingMigrations();
      if (pending.length > 0) throw new Error(`${pending.length} migrations are pending.`);
    },
    storage: () => services.files.checkWritable(),
  };
}

/** Requests a transaction number, which a standby and a read-only database refuse. */
async function checkDatabase(db: Database): Promise<void> {
  const [state] = await db.$queryRaw<{ readOnly: boolean }[]>`
    SELECT current_setting('transaction_read_only')::boolean AS "readOnly",
           CASE WHEN NOT pg_is_in_recovery() THEN pg_current_xact_id()::text END AS number`;
  if (state?.readOnly !== false) throw new Error('The database is read-only.');
}

/**
 * Shares a running check between concurrent calls; no call waits longer than the time limit. Rejects with the problem.
 */
export function sharedCheck(check: Check): Check {
  let running: Promise<unknown> | null = null;
  return async () => {
    running ??= check().finally(() => {
      running = null;
    });
    const limit = new AbortController();
    try {
      await Promise.race([running, late(limit.signal)]);
    } finally {
      limit.abort();
    }
  };
}

async function late(signal: AbortSignal): Promise<never> {
  await sleep(CHECK_LIMIT_MS, null, { signal });
  throw new Error(`No answer within ${CHECK_LIMIT_MS} ms.`);
}
