import { Prisma } from '../../../database/generated/client.ts';
import { tellAll } from '../../notices/telling/tell.task.ts';
import type { Quotation } from './rules/weigh-quotations.ts';
import { weighNew } from './weigh-new.ts';

/** A quotation of a metal, per troy ounce, and where it came from. */
export type MetalQuotation = Quotation & { readonly metalCode: string; readonly source: string };

/** How many quotations are new and count, and how many wait for a person. */
type AddedQuotations = { added: number; held: number };

/** From when a quotation waits, and how far a price may move by itself, in per cent. */
type Holding = { readonly limitPercent: string; readonly now: Date };

/**
 * Adds quotations in the caller's transaction. Those that are there already for their metal and moment stay, and those that were
 * refused stay refused. What moves too far from the price before it is held, and staff are told once for each metal that waits.
 */
export async function addQuotations(
  tx: Prisma.TransactionClient,
  lines: readonly MetalQuotation[],
  { limitPercent, now }: Holding,
): Promise<AddedQuotations> {
  const { taken, held } = await weighNew(tx, lines, limitPercent);
  const added = await addPrices(tx, taken);
  const waiting = await holdBack(tx, held, now);
  await tellAll(
    tx,
    waiting.map((id) => ({
      event: 'MARKET_PRICE_HELD' as const,
      about: { model: 'HeldMarketPrice', id },
      doerIds: [],
    })),
  );
  return { added, held: held.length };
}

/** Has quotations count, with one statement; those that are there already stay. Answers how many are new. */
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

/** Holds quotations back, with one statement; answers the first new one of each metal of which none waited. */
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
