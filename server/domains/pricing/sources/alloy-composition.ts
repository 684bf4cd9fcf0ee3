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

/** What alloys are made of at a moment, by their codes, in one statement. */
export async function alloyCompositions(
  db: Prisma.TransactionClient,
  codes: readonly string[],
  now: Date,
): Promise<AlloyComposition[]> {
  const rows = await db.$queryRaw<Row[]>`
    SELECT alloy.code, ${alloyPremium(now)}::text AS "premiumPercent", ${alloyComponents(now)} AS components
    FROM "Alloy" alloy WHERE alloy.code = ANY (${[...codes]}) ORDER BY alloy.code`;
  return rows.map(({ code, premiumPercent, components }) => ({
    code,
    premiumPercent: decimal(premiumPercent),
    components: components.map(({ metalCode, fraction }) => ({
      metalCode: marketCode(metalCode),
      fraction: decimal(fraction),
    })),
  }));
}

/** The premium of the row `alloy`. */
export function alloyPremium(now: Date): Prisma.Sql {
  const ofAlloy = Prisma.sql`dated."alloyId" = alloy.id`;
  return Prisma.sql`coalesce((
    SELECT newest."premiumPercent" FROM (${newestRate('AlloyRate', ofAlloy, now)}) newest), alloy."premiumPercent")`;
}

/** The parts of the row `alloy` as one JSON array. */
export function alloyComponents(now: Date): Prisma.Sql {
  const where = Prisma.sql`"alloyId" = alloy.id`;
  return Prisma.sql`(
    SELECT coalesce(json_agg(json_build_object('metalCode', metal.code, 'fraction', part.fraction::text)
      ORDER BY metal.id), '[]')
    FROM (${countingRows('AlloyComponent', { keys: ['alloyId', 'metalId'], now, where })}) part
    JOIN "Metal" metal ON metal.id = part."metalId")`;
}
