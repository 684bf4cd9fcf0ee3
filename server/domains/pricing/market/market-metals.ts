import type { Prisma } from '../../../database/generated/client.ts';
import { marketCode } from '../sources/price-rates.ts';

/** The last quotation of a day. */
export type DayPrice = { asOf: Date; buy: string; sell: string; source: string };

/** A metal with a market, with the last quotation of each day, newest last. */
export type MarketMetal = { id: number; code: string; nameEn: string; nameFr: string; days: DayPrice[] };

/**
 * Metals with their quotations since a time, in one statement. Only the last of each day in the time zone, so that years
 * stay small.
 */
export async function marketMetals(
  db: Prisma.TransactionClient,
  { since, now, timeZone }: { since: Date; now: Date; timeZone: string },
): Promise<MarketMetal[]> {
  const rows = await db.$queryRaw<
    (Omit<MarketMetal, 'days'> & { days: (Omit<DayPrice, 'asOf'> & { asOf: number })[] })[]
  >`
    SELECT metal.id, metal.code, metal."nameEn", metal."nameFr", coalesce((
      SELECT json_agg(json_build_object('asOf', (extract(epoch FROM day."asOf") * 1000)::bigint,
        'buy', trim_scale(day.buy)::text, 'sell', trim_scale(day.sell)::text, 'source', day.source) ORDER BY day."asOf")
      FROM (
        SELECT DISTINCT ON (of.day) price.* FROM "MarketPrice" price
        CROSS JOIN LATERAL (SELECT (price."asOf" AT TIME ZONE 'UTC' AT TIME ZONE ${timeZone})::date AS day) of
        WHERE price."metalId" = metal.id AND price."asOf" <= ${now} AND price."asOf" >= ${since}
        ORDER BY of.day, price."asOf" DESC
      ) day
    ), '[]') AS days
    FROM "Metal" metal ORDER BY metal.id`;
  return rows
    .filter(({ code }) => marketCode(code) !== null)
    .map(({ days, ...metal }) => ({
      ...metal,
      days: days.map(({ asOf, ...price }) => ({ ...price, asOf: new Date(asOf) })),
    }));
}

/** Codes of the metals with a market. */
export async function marketMetalCodes(db: Prisma.TransactionClient): Promise<string[]> {
  const metals = await db.metal.findMany({ select: { code: true }, orderBy: { id: 'asc' } });
  return metals.flatMap(({ code }) => marketCode(code) ?? []);
}
