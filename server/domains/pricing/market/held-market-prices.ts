import type { Prisma } from '../../../database/generated/client.ts';

/** Maximum number of quotations on a page. */
const MAX_SHOWN = 100;

/** The columns of a held quotation. */
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

/** A quotation that waits for a decision. */
export type HeldMarketPrice = Prisma.HeldMarketPriceGetPayload<{ select: typeof HELD_SELECT }>;

/** Quotations that wait for a decision, newest first. */
export function heldMarketPrices(db: Prisma.TransactionClient): Promise<HeldMarketPrice[]> {
  return db.heldMarketPrice.findMany({
    where: { refusedAt: null },
    orderBy: [{ asOf: 'desc' }, { metalId: 'asc' }],
    take: MAX_SHOWN,
    select: HELD_SELECT,
  });
}
