import { Prisma } from '../../../database/generated/client.ts';
import { decimal } from '../../../lib/money.ts';
import type { NamedMarketPrice } from './price-rates.ts';

/** A price in the result below: decimals as text, the time in milliseconds. */
export type MarketRow = { code: string; nameEn: string; nameFr: string; price: string; asOf: number };

/** Sub-select of the latest buying price per metal as a JSON array. */
export function latestMarketSql(now: Date): Prisma.Sql {
  return Prisma.sql`
    SELECT coalesce(json_agg(json_build_object(
      'code', metal.code, 'nameEn', metal."nameEn", 'nameFr', metal."nameFr",
      'price', latest.sell::text, 'asOf', (extract(epoch FROM latest."asOf") * 1000)::bigint
    ) ORDER BY metal.id), '[]')
    FROM "Metal" metal
    CROSS JOIN LATERAL (
      SELECT price.sell, price."asOf" FROM "MarketPrice" price
      WHERE price."metalId" = metal.id AND price."asOf" <= ${now}
      ORDER BY price."asOf" DESC LIMIT 1
    ) latest`;
}

/** Rows of `latestMarketSql` as market prices. */
export function marketOfRows(rows: readonly MarketRow[]): NamedMarketPrice[] {
  return rows.map(({ code, nameEn, nameFr, price, asOf }) => ({
    metalCode: code,
    nameEn,
    nameFr,
    pricePerOunce: decimal(price),
    asOf: new Date(asOf),
  }));
}
