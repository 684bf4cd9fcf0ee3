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

/** Where a filled database keeps what it was filled with. */
const STATE = 'BENCH_SIZE';

/**
 * Brings a database to the newest migration and to this size; one that has been filled before only gets market prices
 * of today. The catalogue is the demo's, copied; there are no demo accounts, which production refuses.
 * @throws when it holds another size.
 */
export async function fill(url: string, size: LargeSize): Promise<void> {
  await migrate(url);
  const { db, pool, close } = openDatabase(url, { maxConnections: 2 });
  try {
    const found = await db.setting.findUnique({ where: { code: STATE } });
    if (found && JSON.stringify(found.value) !== JSON.stringify(sizeText(size))) {
      throw new Error(`The kept folder holds another size: ${JSON.stringify(found.value)}.`);
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
  // Now, not beside the measured requests.
  await refreshListPrices(db, now);
  await createAccounts(db);
  const { customers } = await db.user.findUniqueOrThrow({
    where: { userNameKey: ACCOUNTS.wholesaler.userName },
    select: { customers: true },
  });
  await createLongJob(db, customers[0]?.customerId ?? 0);
  // A flood of sign-ins comes from one address; nobody is to wait for that.
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
