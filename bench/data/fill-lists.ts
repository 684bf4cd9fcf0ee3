import '../../server/schema/index.ts';
import { fillTable } from '../../prisma/seed/large/fill-table.ts';
import type { LargeSize } from '../../prisma/seed/large.ts';
import { openDatabase } from '../../server/database/client.ts';
import { declaredLists } from '../../server/lists/list.ts';
import { jobsOf } from './sizes.ts';

/**
 * Fills the tables of lists that orders leave nearly empty. The product clears one of them again: failed tasks, which
 * mirror its queue.
 */
export async function fillLists(url: string, size: LargeSize): Promise<void> {
  const { db, close } = openDatabase(url, { maxConnections: 1 });
  try {
    for (const { model, tableRows } of declaredLists)
      await fillTable(db, model, Math.min(tableRows, jobsOf(size)));
    // Every cart checks the promotions without a code. Only a few of thousands have none; the others are coupons.
    await db.$executeRaw`UPDATE "Promotion" SET code = upper("nameEn") WHERE code IS NULL AND "nameEn" LIKE 'bulk-%'`;
  } finally {
    await close();
  }
}
