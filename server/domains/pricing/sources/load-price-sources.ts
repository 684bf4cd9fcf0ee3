import { Prisma } from '../../../database/generated/client.ts';
import { decimal } from '../../../lib/money.ts';
import { type SettingRow, type Settings, settingsOfRows } from '../../settings/settings.ts';
import type { AdjustmentTerm } from '../rules/adjustment.ts';
import { latestMarketSql, type MarketRow, marketOfRows } from './current-market.ts';
import { countingRows, newestRate, newestRateChange, nextSourceChange } from './dated-rates.ts';
import {
  type SettingRateRow,
  type StonePriceRow,
  settingRatesOfRows,
  stonePricesOfRows,
} from './price-bands.ts';
import type { PriceRates, PriorityTerms } from './price-rates.ts';

/** The rates of a time, with their start and end. */
export type LoadedSources = PriceRates & {
  /** When the next known market price or rate comes into effect. */
  nextChangeAt: Date | null;
  /** When the latest rate began, including those of pieces. Lines that were priced before keep their earlier rates. */
  ratesSince: Date;
  settings: Settings;
  /** When prices of the buyer are fixed; null: by the piece. */
  pricingMode: string | null;
};

type Row = {
  buyer: { id: number; customerTypeId: number; pricingMode: string | null } | null;
  market: MarketRow[];
  nextChangeAt: Date | null;
  ratesSince: Date | null;
  settingRates: SettingRateRow[];
  stonePrices: StonePriceRow[];
  terms: (Omit<AdjustmentTerm, 'percent'> & { percent: string })[];
  priorities: (Omit<PriorityTerms, 'factor' | 'leadFactor'> & { factor: string; leadFactor: string })[];
  settings: SettingRow[];
};

/** The sources for a buyer (null for the list price) and the gems of the pieces, in one statement. */
export async function loadPriceSources(
  db: Prisma.TransactionClient,
  wanted: { customerId: number | null; gems: readonly string[]; now: Date },
): Promise<LoadedSources> {
  const [row] = await db.$queryRaw<Row[]>(sourcesSql(wanted));
  if (!row) throw new Error('A SELECT without FROM always answers one row.');
  return {
    market: marketOfRows(row.market),
    nextChangeAt: row.nextChangeAt,
    ratesSince: row.ratesSince ?? new Date(0),
    settingRates: settingRatesOfRows(row.settingRates),
    stonePrices: stonePricesOfRows(row.stonePrices),
    terms: row.terms.map((term) => ({ ...term, percent: decimal(term.percent) })),
    priorities: row.priorities.map((each) => ({
      ...each,
      factor: decimal(each.factor),
      leadFactor: decimal(each.leadFactor),
    })),
    buyer: { customerId: row.buyer?.id ?? null, customerTypeId: row.buyer?.customerTypeId ?? null },
    settings: settingsOfRows(row.settings),
    pricingMode: row.buyer?.pricingMode ?? null,
  };
}

function sourcesSql(wanted: { customerId: number | null; gems: readonly string[]; now: Date }): Prisma.Sql {
  return Prisma.sql`
    WITH buyer AS (SELECT id, "customerTypeId", "pricingMode" FROM "Customer" WHERE id = ${wanted.customerId}::int)
    SELECT
      (SELECT to_json(buyer) FROM buyer) AS buyer,
      (${latestMarketSql(wanted.now)}) AS market,
      ${nextSourceChange(wanted.now)} AS "nextChangeAt", ${newestRateChange(wanted.now)} AS "ratesSince",
      ${rows(
        'settingType',
        Prisma.sql`
          SELECT "settingType", "maxCarat"::text, rate::text
          FROM (${countingRows('SettingRate', { keys: ['settingType', 'maxCarat'], now: wanted.now })}) rates`,
      )} AS "settingRates",
      ${rows(
        'gem',
        Prisma.sql`
          SELECT "customerId", "customerTypeId", gem, shape, quality,
            "maxCarat"::text, "pricePerCarat"::text, "pricePerPiece"::text
          FROM (${countingRows('StonePrice', {
            keys: ['customerId', 'customerTypeId', 'gem', 'shape', 'quality', 'maxCarat'],
            now: wanted.now,
            where: Prisma.sql`gem = ANY (${[...wanted.gems]}) AND ${ofBuyer()}`,
          })}) prices`,
      )} AS "stonePrices",
      ${rows(
        'itemTypeId',
        Prisma.sql`
          SELECT "customerId", "customerTypeId", "itemTypeId", "itemGroupId", percent::text
          FROM (${countingRows('PriceTerm', {
            keys: ['customerId', 'customerTypeId', 'itemTypeId', 'itemGroupId'],
            now: wanted.now,
            where: ofBuyer(),
          })}) terms`,
      )} AS terms,
      ${rows(
        'rank',
        Prisma.sql`
          SELECT priority.id, code, "nameEn", "nameFr", rank,
            coalesce(newest.factor, priority.factor)::text AS factor,
            coalesce(newest."leadFactor", priority."leadFactor")::text AS "leadFactor"
          FROM "Priority" priority LEFT JOIN LATERAL (
            ${newestRate('PriorityRate', Prisma.sql`dated."priorityId" = priority.id`, wanted.now)}
          ) newest ON true`,
      )} AS priorities,
      ${rows('code', Prisma.sql`SELECT code, value FROM "Setting"`)} AS settings`;
}

/** Rows that apply to everyone, to the buyer's customer type or to the buyer. */
function ofBuyer(): Prisma.Sql {
  return Prisma.sql`
    ("customerId" IS NULL OR "customerId" = (SELECT id FROM buyer))
    AND ("customerTypeId" IS NULL OR "customerTypeId" = (SELECT "customerTypeId" FROM buyer))`;
}

/** A whole result as one JSON array in a stable order. */
function rows(order: string, query: Prisma.Sql): Prisma.Sql {
  const column = Prisma.raw(`"${order}"`);
  return Prisma.sql`(SELECT coalesce(json_agg(found ORDER BY found.${column}), '[]') FROM (${query}) found)`;
}
