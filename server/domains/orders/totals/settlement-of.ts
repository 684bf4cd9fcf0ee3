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

/** When a job ships. */
type Leaving = {
  now: Date;
  /** Pieces that were not shipped before are not delivered; absent: they ship now. */
  isUndelivered?: boolean;
};

/**
 * The settlement of a job that ships: pieces in earlier shipments at the market of their shipping day, the others at the
 * current one. Null if its price is fixed or it was not weighed.
 */
export async function settlementOf(
  tx: Prisma.TransactionClient,
  { id, actualWeight, ...job }: MetalJob,
  { now, isUndelivered = false }: Leaving,
): Promise<MetalSettlement | null> {
  if (job.pricingMode === 'FIXED' || actualWeight === null) return null;
  const specification = await tx.jobSpecification.findUnique({
    where: { jobOrderId: id },
    select: { breakdown: true },
  });
  // The column is written only from the rows of a price.
  const rows = (specification?.breakdown ?? []) as AgreedRow[];
  const gone = await goneBefore(tx, id);
  const left = job.quantity - gone.reduce((sum, { pieces }) => sum + pieces, 0);
  const parts = isUndelivered || left <= 0 ? gone : [...gone, { pieces: left, at: now }];
  const leaving = [];
  for (const { pieces, at } of parts)
    leaving.push({
      pieces,
      rates: job.pricingMode === 'MARKET_AT_SHIP' ? await ratesAt(tx, rows, at) : NO_RATES,
    });
  return settleMetal({ ...job, actualWeight, rows, leaving });
}

const NO_RATES: ReadonlyMap<string, Money> = new Map();

/** Pieces of a job in earlier shipments of its sales order, with the time of each. */
async function goneBefore(
  tx: Prisma.TransactionClient,
  jobOrderId: number,
): Promise<{ pieces: number; at: Date }[]> {
  const lines = await tx.shipmentLine.findMany({
    where: { line: { is: { jobOrderId } }, shipment: { is: { voidedAt: null } } },
    orderBy: { id: 'asc' },
    select: { quantity: true, shipment: { select: { shippedAt: true } } },
  });
  return lines.map(({ quantity, shipment }) => ({ pieces: quantity, at: shipment.shippedAt }));
}

/**
 * Price per gram at a time of every alloy that is paid.
 * @throws RefusedError if the market price of one is unknown
 */
async function ratesAt(
  tx: Prisma.TransactionClient,
  rows: readonly AgreedRow[],
  at: Date,
): Promise<Map<string, Money>> {
  const codes = rows.flatMap(({ kind, code, rate }) =>
    kind === 'METAL' && code !== null && !decimal(rate).isZero() ? [code] : [],
  );
  const [market] = await tx.$queryRaw<{ rows: MarketRow[] }[]>`SELECT (${latestMarketSql(at)}) AS rows`;
  const prices = marketOfRows(market?.rows ?? []);
  const alloys = await alloyCompositions(tx, codes, at);
  return new Map(
    alloys.map((alloy) => {
      const { code } = alloy;
      const rate = gramRate(alloy, prices);
      if (rate === null) throw new RefusedError('METAL_RATE_UNKNOWN', { alloy: code });
      return [code, rate] as const;
    }),
  );
}
