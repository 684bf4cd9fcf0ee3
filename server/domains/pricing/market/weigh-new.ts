import { Prisma } from '../../../database/generated/client.ts';
import {
  type NewQuotation,
  type Quotation,
  type Weighed,
  weighQuotations,
} from './rules/weigh-quotations.ts';

/** What identifies a quotation. */
type Quoted = Quotation & { readonly metalCode: string };

/** New quotations, divided into those that count automatically and those to hold; known ones are skipped. */
export async function weighNew<Line extends Quoted>(
  db: Prisma.TransactionClient,
  lines: readonly Line[],
  limitPercent: string,
): Promise<Weighed<Line & NewQuotation>> {
  const found = await quotationsBefore(db, lines);
  return weighQuotations(
    found.filter(({ known }) => known === null),
    limitPercent,
  );
}

/** The previous price of each quotation, and the state of an equal earlier one, in one statement. */
async function quotationsBefore<Line extends Quoted>(
  db: Prisma.TransactionClient,
  lines: readonly Line[],
): Promise<(Line & NewQuotation & { known: 'COUNTS' | 'REFUSED' | null })[]> {
  if (lines.length === 0) return [];
  const found = await db.$queryRaw<Found[]>(Prisma.sql`
    SELECT before."asOf", before.buy::text, before.sell::text,
      CASE WHEN same.id IS NOT NULL THEN 'COUNTS' WHEN refused.id IS NOT NULL THEN 'REFUSED' END AS known
    FROM unnest(
      ${lines.map(({ metalCode }) => metalCode)}::text[], ${lines.map(({ asOf }) => asOf)}::timestamp[]
    ) WITH ORDINALITY AS given(code, "asOf", place)
    LEFT JOIN "Metal" metal ON metal.code = given.code
    LEFT JOIN LATERAL (
      SELECT price."asOf", price.buy, price.sell FROM "MarketPrice" price
      WHERE price."metalId" = metal.id AND price."asOf" < given."asOf" ORDER BY price."asOf" DESC LIMIT 1
    ) before ON true
    LEFT JOIN "MarketPrice" same ON same."metalId" = metal.id AND same."asOf" = given."asOf"
    LEFT JOIN "HeldMarketPrice" refused
      ON refused."metalId" = metal.id AND refused."asOf" = given."asOf" AND refused."refusedAt" IS NOT NULL
    ORDER BY given.place`);
  return lines.map((line, index) => {
    const { asOf = null, buy = null, sell = null, known = null } = found[index] ?? {};
    const before = asOf === null || buy === null || sell === null ? null : { asOf, buy, sell };
    return { ...line, before, known };
  });
}

type Found = {
  asOf: Date | null;
  buy: string | null;
  sell: string | null;
  known: 'COUNTS' | 'REFUSED' | null;
};
