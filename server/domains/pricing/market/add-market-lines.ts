import { Prisma } from '../../../database/generated/client.ts';
import type { MarketLine } from './rules/read-market-file.ts';

/** Adds quotations with one statement; those that are there already for their metal and moment stay. Answers how many are new. */
export function addMarketLines(
  db: Prisma.TransactionClient,
  lines: readonly MarketLine[],
  source: string,
): Promise<number> {
  if (lines.length === 0) return Promise.resolve(0);
  return db.$executeRaw(Prisma.sql`
    INSERT INTO "MarketPrice" ("metalId", "asOf", buy, sell, source)
    SELECT metal.id, given."asOf", given.buy, given.sell, ${source}
    FROM unnest(
      ${lines.map(({ metalCode }) => metalCode)}::text[], ${lines.map(({ asOf }) => asOf)}::timestamp[],
      ${lines.map(({ buy }) => buy)}::numeric[], ${lines.map(({ sell }) => sell)}::numeric[]
    ) AS given(code, "asOf", buy, sell)
    JOIN "Metal" metal ON metal.code = given.code
    ON CONFLICT ("metalId", "asOf") DO NOTHING`);
}
