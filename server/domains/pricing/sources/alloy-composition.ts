import { Prisma } from '../../../database/generated/client.ts';
import { decimal } from '../../../lib/money.ts';
import type { AlloyComposition } from '../rules/gram-rate.ts';
import { countingRows, newestRate } from './dated-rates.ts';
import { marketCode } from './price-rates.ts';

type Row = {
  code: string;
  premiumPercent: string;
  components: { metalCode: string; fraction: string }[];
};

/** The composition of alloys at a time by code, in one statement. */
export async function alloyCompositions(
  db: Prisma.TransactionClient,
  codes: readonly string[],
  now: Date,
): Promise<AlloyComposition[]> {
  const rows = await db.$queryRaw<Row[]>`
    SELECT alloy.code, ${ALLOY_RATE.premiumPercent} AS "premiumPercent", ${alloyComponents(now)} AS components
    FROM "Alloy" alloy ${withAlloyRate(now)} WHERE alloy.code = ANY (${[...codes]}) ORDER BY alloy.code`;
  return rows.map(({ code, premiumPercent, components }) => ({
    code,
    premiumPercent: decimal(premiumPercent),
    components: components.map(({ metalCode, fraction }) => ({
      metalCode: marketCode(metalCode),
      fraction: decimal(fraction),
    })),
  }));
}

/** Joins the current rate of the row `alloy` for `ALLOY_RATE`. */
export function withAlloyRate(now: Date): Prisma.Sql {
  const ofAlloy = Prisma.sql`dated."alloyId" = alloy.id`;
  return Prisma.sql`LEFT JOIN LATERAL (${newestRate('AlloyRate', ofAlloy, now)}) dated_alloy ON true`;
}

/** The dated columns of the row `alloy` as text. */
export const ALLOY_RATE = {
  premiumPercent: Prisma.sql`coalesce(dated_alloy."premiumPercent", alloy."premiumPercent")::text`,
  density: Prisma.sql`coalesce(dated_alloy.density, alloy.density)::text`,
  fineness: Prisma.sql`coalesce(dated_alloy.fineness, alloy.fineness)::text`,
};

/** The parts of the row `alloy` as a JSON array. */
export function alloyComponents(now: Date): Prisma.Sql {
  const where = Prisma.sql`"alloyId" = alloy.id`;
  return Prisma.sql`(
    SELECT coalesce(json_agg(json_build_object('metalCode', metal.code, 'fraction', part.fraction::text)
      ORDER BY metal.id), '[]')
    FROM (${countingRows('AlloyComponent', { keys: ['alloyId', 'metalId'], now, where })}) part
    JOIN "Metal" metal ON metal.id = part."metalId")`;
}
