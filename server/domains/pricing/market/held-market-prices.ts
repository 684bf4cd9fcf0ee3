import type { Prisma } from '../../../database/generated/client.ts';

/** Quotations that a page shows at once. */
const MOST_SHOWN = 100;

/** What is read of a quotation that waits. */
const HELD_SELECT = {
  id: true,
  asOf: true,
  buy: true,
  sell: true,
  source: true,
  against: true,
  heldAt: true,
  metal: { select: { code: true, nameEn: true, nameFr: true } },
} as const satisfies Prisma.HeldMarketPriceSelect;

/** A quotation that waits for a person. */
export type HeldMarketPrice = Prisma.HeldMarketPriceGetPayload<{ select: typeof HELD_SELECT }>;

/** Quotations that wait for a person, the newest first. */
export function heldMarketPrices(db: Prisma.TransactionClient): Promise<HeldMarketPrice[]> {
  return db.heldMarketPrice.findMany({
    where: { refusedAt: null },
    orderBy: [{ asOf: 'desc' }, { metalId: 'asc' }],
    take: MOST_SHOWN,
    select: HELD_SELECT,
  });
}
