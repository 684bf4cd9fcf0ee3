import { migrate } from '../../prisma/migrate.ts';
import { refreshDemoMarket } from '../../prisma/seed/demo/market/refresh-demo-market.ts';
import { seedCatalogue } from '../../prisma/seed/demo/seed-catalogue.ts';
import { type LargeSize, seedLarge } from '../../prisma/seed/large.ts';
import { seedReference } from '../../prisma/seed/reference.ts';
import { type Database, openDatabase } from '../../server/database/client.ts';
import { refreshListPrices } from '../../server/domains/pricing/list-prices/refresh-list-prices.ts';
import { saveSetting } from '../../server/domains/settings/save-setting.ts';
import { ACCOUNTS, createAccounts } from './accounts.ts';
import { createLongJob } from './long-job.ts';

/** The setting that stores the size of a filled database. */
const STATE = 'BENCH_SIZE';

/**
 * Migrates a database and fills it to this size. A database that is already filled only gets today's market prices. The
 * catalogue is copied from the demo. There are no demo accounts, because production refuses them.
 * @throws if the database has another size.
 */
export async function fill(url: string, size: LargeSize): Promise<void> {
  await migrate(url);
  const { db, pool, close } = openDatabase(url, { maxConnections: 2 });
  try {
    const found = await db.setting.findUnique({ where: { code: STATE } });
    if (found && JSON.stringify(found.value) !== JSON.stringify(sizeText(size))) {
      throw new Error(`The folder has a database of another size: ${JSON.stringify(found.value)}.`);
    }
    if (!found) await fillEmpty(db, size);
    await refreshDemoMarket(db, new Date());
    await pool.query('VACUUM ANALYZE');
  } finally {
    await close();
  }
}

async function fillEmpty(db: Database, size: LargeSize): Promise<void> {
  const now = new Date();
  await seedReference(db);
  await seedCatalogue(db, now);
  await refreshListPrices(db, now);
  await seedLarge(db, size);
  // Done here, so that it does not run during the measurements.
  await refreshListPrices(db, now);
  await createAccounts(db);
  const { customers } = await db.user.findUniqueOrThrow({
    where: { userNameKey: ACCOUNTS.wholesaler.userName },
    select: { customers: true },
  });
  await createLongJob(db, customers[0]?.customerId ?? 0);
  // The sign-in workload comes from one address and must not be slowed down.
  await saveSetting(db, 'SIGN_IN_LIMITS', {
    failuresPerAccountAndAddress: 1_000_000,
    failuresPerAddress: 1_000_000,
    failuresPerAccount: 1_000_000,
    windowMinutes: 1,
    maxDelayMs: 0,
    maxPauseSeconds: 1,
  });
  await db.setting.create({ data: { code: STATE, value: sizeText(size) } });
}

function sizeText(size: LargeSize): string {
  return Object.entries(size)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ');
}
