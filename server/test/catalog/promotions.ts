import { randomUUID } from 'node:crypto';
import type { Database } from '../../database/client.ts';
import type { Prisma } from '../../database/generated/client.ts';

type Columns = Prisma.PromotionUncheckedCreateInput;

/** A coupon for 10 % off any order. Returns its code. */
export async function newCoupon(db: Database, columns: Partial<Columns> = {}): Promise<string> {
  const code = `C-${randomUUID().toUpperCase()}`;
  await db.promotion.create({
    data: {
      code,
      kind: 'PERCENT_ORDER',
      value: '10',
      nameEn: 'Ten per cent',
      nameFr: 'Dix pour cent',
      ...columns,
    },
    select: { id: true },
  });
  return columns.code ?? code;
}

/** A disabled automatic promotion. Returns its integer id. */
export async function newPromotion(db: Database, columns: Partial<Columns> = {}): Promise<number> {
  const { id } = await db.promotion.create({
    data: {
      kind: 'AMOUNT_ORDER',
      value: '5',
      nameEn: 'Five off',
      nameFr: 'Cinq de moins',
      isActive: false,
      ...columns,
    },
    select: { id: true },
  });
  return id;
}
