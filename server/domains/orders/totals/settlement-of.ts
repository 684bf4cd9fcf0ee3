import type { Prisma } from '../../../database/generated/client.ts';
import { RefusedError } from '../../../errors/errors.ts';
import { type DecimalInput, decimal, type Money } from '../../../lib/money.ts';
import { gramRate } from '../../pricing/rules/gram-rate.ts';
import { alloyCompositions } from '../../pricing/sources/alloy-composition.ts';
import { latestMarketSql, type MarketRow, marketOfRows } from '../../pricing/sources/current-market.ts';
import { type AgreedRow, type MetalSettlement, settleMetal } from '../rules/metal-settlement.ts';

/** What the metal settlement reads from a job. */
export type MetalJob = {
  id: number;
  pricingMode: string;
  quantity: number;
  estimatedWeight: DecimalInput;
  actualWeight: DecimalInput | null;
};

/** The settlement if a job ships now; null if its price is fixed or it was not weighed. */
export async function settlementOf(
  tx: Prisma.TransactionClient,
  { id, actualWeight, ...job }: MetalJob,
  now: Date,
): Promise<MetalSettlement | null> {
  if (job.pricingMode === 'FIXED' || actualWeight === null) return null;
  const specification = await tx.jobSpecification.findUnique({
    where: { jobOrderId: id },
    select: { breakdown: true },
  });
  // The column is written only from the rows of a price.
  const rows = (specification?.breakdown ?? []) as AgreedRow[];
  const ratesNow = job.pricingMode === 'MARKET_AT_SHIP' ? await todaysRates(tx, rows, now) : new Map();
  return settleMetal({ ...job, actualWeight, rows, ratesNow });
}

/**
 * Today's price per gram of every alloy that is paid.
 * @throws RefusedError if the market price of one is unknown
 */
async function todaysRates(
  tx: Prisma.TransactionClient,
  rows: readonly AgreedRow[],
  now: Date,
): Promise<Map<string, Money>> {
  const codes = rows.flatMap(({ kind, code, rate }) =>
    kind === 'METAL' && code !== null && !decimal(rate).isZero() ? [code] : [],
  );
  const [market] = await tx.$queryRaw<{ rows: MarketRow[] }[]>`SELECT (${latestMarketSql(now)}) AS rows`;
  const prices = marketOfRows(market?.rows ?? []);
  const alloys = await alloyCompositions(tx, codes, now);
  return new Map(
    alloys.map((alloy) => {
      const { code } = alloy;
      const rate = gramRate(alloy, prices);
      if (rate === null) throw new RefusedError('METAL_RATE_UNKNOWN', { alloy: code });
      return [code, rate] as const;
    }),
  );
}
