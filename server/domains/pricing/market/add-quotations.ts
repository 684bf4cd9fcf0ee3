import { Prisma } from '../../../database/generated/client.ts';
import { notifyAll } from '../../notices/notify/notify.task.ts';
import type { Quotation } from './rules/weigh-quotations.ts';
import { weighNew } from './weigh-new.ts';

/** A quotation of a metal, per troy ounce, with its source. */
export type MetalQuotation = Quotation & { readonly metalCode: string; readonly source: string };

/** How many quotations were added, and how many wait for a decision. */
type AddedQuotations = { added: number; held: number };

/** The limit of an automatic change in per cent, and the current time. */
type Holding = { readonly limitPercent: string; readonly now: Date };

/**
 * Adds quotations in the caller's transaction. Existing quotations for the same metal and time stay, and refused ones
 * stay refused. A quotation that deviates too far from the previous price is held, and staff are notified once per
 * metal.
 */
export async function addQuotations(
  tx: Prisma.TransactionClient,
  lines: readonly MetalQuotation[],
  { limitPercent, now }: Holding,
): Promise<AddedQuotations> {
  const { taken, held } = await weighNew(tx, lines, limitPercent);
  const added = await addPrices(tx, taken);
  const waiting = await holdBack(tx, held, now);
  await notifyAll(
    tx,
    waiting.map((id) => ({
      event: 'MARKET_PRICE_HELD' as const,
      about: { model: 'HeldMarketPrice', id },
      doerIds: [],
    })),
  );
  return { added, held: held.length };
}

/**
 * Adds quotations as prices with one statement; existing ones stay.
 * @returns the number of new ones
 */
export function addPrices(tx: Prisma.TransactionClient, lines: readonly MetalQuotation[]): Promise<number> {
  if (lines.length === 0) return Promise.resolve(0);
  return tx.$executeRaw(Prisma.sql`
    WITH settled AS (
      DELETE FROM "HeldMarketPrice" held USING ${given(lines)}, "Metal" metal
      WHERE metal.code = given.code AND held."metalId" = metal.id AND held."asOf" = given."asOf"
    )
    INSERT INTO "MarketPrice" ("metalId", "asOf", buy, sell, source)
    SELECT metal.id, given."asOf", given.buy, given.sell, given.source
    FROM ${given(lines)} JOIN "Metal" metal ON metal.code = given.code
    ON CONFLICT ("metalId", "asOf") DO NOTHING`);
}

/**
 * Holds quotations with one statement.
 * @returns the first new one of each metal that had none on hold
 */
async function holdBack(
  tx: Prisma.TransactionClient,
  lines: readonly (MetalQuotation & { readonly against: string })[],
  now: Date,
): Promise<number[]> {
  if (lines.length === 0) return [];
  const rows = await tx.$queryRaw<{ id: number }[]>(Prisma.sql`
    WITH waiting AS (
      SELECT DISTINCT "metalId" FROM "HeldMarketPrice" WHERE "refusedAt" IS NULL
    ), added AS (
      INSERT INTO "HeldMarketPrice" ("metalId", "asOf", buy, sell, source, against, "heldAt")
      SELECT metal.id, given."asOf", given.buy, given.sell, given.source, against.sell, ${now}
      FROM ${given(lines)}
      JOIN unnest(${lines.map(({ against }) => against)}::numeric[]) WITH ORDINALITY AS against(sell, place)
        ON against.place = given.place
      JOIN "Metal" metal ON metal.code = given.code
      ON CONFLICT ("metalId", "asOf") DO NOTHING
      RETURNING id, "metalId", "asOf"
    )
    SELECT DISTINCT ON (added."metalId") added.id FROM added
    WHERE added."metalId" NOT IN (SELECT "metalId" FROM waiting)
    ORDER BY added."metalId", added."asOf"`);
  return rows.map(({ id }) => id);
}

/** The quotations as rows of a statement. */
function given(lines: readonly MetalQuotation[]): Prisma.Sql {
  return Prisma.sql`unnest(
      ${lines.map(({ metalCode }) => metalCode)}::text[], ${lines.map(({ asOf }) => asOf)}::timestamp[],
      ${lines.map(({ buy }) => buy)}::numeric[], ${lines.map(({ sell }) => sell)}::numeric[],
      ${lines.map(({ source }) => source)}::text[]
    ) WITH ORDINALITY AS given(code, "asOf", buy, sell, source, place)`;
}
