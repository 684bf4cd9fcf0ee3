import { cachedRows } from '../../database/changes/cached-rows.ts';
import type { Prisma } from '../../database/generated/client.ts';
import { dateOfIsoDay, type IsoDay } from '../../lib/calendar.ts';
import { decimal } from '../../lib/money.ts';
import type { Context } from '../../schema/context.ts';
import { isoDayOfColumn } from '../settings/company-day.ts';
import type { PromotionFacts } from './rules/promotion-facts.ts';
import type { PromotionKind } from './rules/promotion-kinds.ts';

/** What the rules read of a promotion. */
export const PROMOTION_FACTS = {
  targets: {
    orderBy: { id: 'asc' },
    include: { itemType: { select: { id: true, code: true, nameEn: true, nameFr: true } } },
  },
} satisfies Prisma.PromotionInclude;

type PromotionRow = Prisma.PromotionGetPayload<{ include: typeof PROMOTION_FACTS }>;

/** Converts a promotion's row for the rules. */
export function promotionFacts({ targets, ...row }: PromotionRow): PromotionFacts {
  const conditions = targets.filter(({ isFree }) => !isFree);
  const ids = (of: (target: PromotionRow['targets'][number]) => number | null) =>
    conditions.map(of).filter((id) => id !== null);
  return {
    ...row,
    // Only these kinds are written to this column.
    kind: row.kind as PromotionKind,
    value: decimal(row.value),
    minSubTotal: row.minSubTotal && decimal(row.minSubTotal),
    startsOn: isoDayOfColumn(row.startsOn),
    endsOn: isoDayOfColumn(row.endsOn),
    customerIds: ids(({ customerId }) => customerId),
    customerTypeIds: ids(({ customerTypeId }) => customerTypeId),
    itemTypeIds: ids(({ itemTypeId }) => itemTypeId),
    itemGroupIds: ids(({ itemGroupId }) => itemGroupId),
    freeItems: targets.flatMap(({ isFree, itemType }) => (isFree && itemType ? [itemType] : [])),
  };
}

/** The promotions of a cart: the automatic ones, and its coupon. */
function promotionsOfCart(couponId: number | null, today: IsoDay): Prisma.PromotionWhereInput {
  const automatic = {
    code: null,
    isActive: true,
    OR: [{ endsOn: null }, { endsOn: { gte: dateOfIsoDay(today) } }],
  };
  return couponId === null ? automatic : { OR: [automatic, { id: couponId }] };
}

/** The promotions of a cart, with its coupon separately. */
export type CartPromotions = { coupon: PromotionFacts | null; automatic: PromotionFacts[] };

/** Reads them from the database. */
export async function readPromotions(
  db: Prisma.TransactionClient,
  couponId: number | null,
  today: IsoDay,
): Promise<CartPromotions> {
  const rows = await db.promotion.findMany({
    where: promotionsOfCart(couponId, today),
    orderBy: { id: 'asc' },
    include: PROMOTION_FACTS,
  });
  const facts = rows.map(promotionFacts);
  return {
    coupon: facts.find(({ id }) => id === couponId) ?? null,
    automatic: facts.filter(({ code }) => code === null),
  };
}

/** The same, cached until a promotion changes. */
export async function cachedPromotions(
  context: Context,
  couponId: number | null,
  today: IsoDay,
): Promise<CartPromotions> {
  const { db } = context;
  const [automatic, coupon] = await Promise.all([
    cachedRows(context, ['promotions', today], async () => (await readPromotions(db, null, today)).automatic),
    couponId === null
      ? null
      : cachedRows(context, ['coupon', couponId], async () => {
          const row = await db.promotion.findUnique({ where: { id: couponId }, include: PROMOTION_FACTS });
          return row && promotionFacts(row);
        }),
  ]);
  return { coupon, automatic };
}
