import type { Database } from '../../../server/database/client.ts';
import type { GrantedPromotion } from '../../../server/domains/promotions/granted-promotion.ts';
import { newCoupon, newPromotion } from '../../../server/test/catalog/promotions.ts';

const CHOICE = {
  attributeId: 1,
  attributeCode: 'OCCASION',
  attributeNameEn: 'Occasion',
  attributeNameFr: 'Occasion',
  optionId: 1,
  valueEn: 'Wedding',
  valueFr: 'Mariage',
  text: 'x',
};

/**
 * Promotions for every field: an order with one, and a cart with an expired coupon, a gift in it, an offered gift, and
 * reduced shipping for a piece.
 */
export async function fillPromotions(
  db: Database,
  { userId, orderGroupId }: { userId: number; orderGroupId: number },
): Promise<void> {
  const line = await db.cartItem.findFirstOrThrow({
    where: { cart: { userId } },
    select: { itemTypeId: true, cart: { select: { customerId: true } } },
  });
  const other = await db.itemType.findFirstOrThrow({ where: { id: { not: line.itemTypeId } } });
  const gifts = [line.itemTypeId, other.id].map((itemTypeId) => ({ itemTypeId, isFree: true }));
  const limits = {
    minSubTotal: '0.01',
    totalLimit: 999,
    customerLimit: 999,
    startsOn: new Date('2020-01-01'),
  };
  await newPromotion(db, { kind: 'FREE_ITEM', value: '0', isActive: true, targets: { create: gifts } });
  await newPromotion(db, {
    kind: 'SHIPPING',
    value: '50',
    isActive: true,
    targets: { create: [{ itemTypeId: line.itemTypeId }, { customerId: line.cart.customerId }] },
  });
  const code = await newCoupon(db, { ...limits, endsOn: new Date('2020-01-02') });
  const { id: couponId } = await db.promotion.findUniqueOrThrow({ where: { code } });
  await db.cart.updateMany({ where: { userId }, data: { couponId, attributes: [CHOICE] } });
  const granted: GrantedPromotion = {
    promotionId: couponId,
    code,
    kind: 'PERCENT_ORDER',
    nameEn: 'Ten per cent',
    nameFr: 'Dix pour cent',
    value: '10.00',
    amount: '45.67',
    items: [{ id: other.id, code: other.code, nameEn: other.nameEn, nameFr: other.nameFr }],
  };
  await db.orderGroup.update({
    where: { id: orderGroupId },
    data: { promotions: [granted], attributes: [CHOICE] },
  });
}
