import type { Money } from '../../lib/money.ts';
import type { PromotedCart, PromotedLine } from './rules/promotion-facts.ts';

/** A priced piece for promotions. */
export function promotedLine(
  piece: { id: number; code: string; nameEn: string; nameFr: string; itemGroupId: number },
  unitPrice: Money,
  quantity: number,
): PromotedLine {
  const { id, code, nameEn, nameFr, itemGroupId } = piece;
  return { item: { id, code, nameEn, nameFr }, itemGroupId, unitPrice, quantity };
}

/** The customer of a cart, with the uses of promotions. */
type PromotedCustomer = {
  id: number;
  customerTypeId: number;
  promotionUses: readonly { promotionId: number; uses: number }[];
};

/** A cart for promotions. */
export function promotedCart(
  customer: PromotedCustomer,
  facts: Pick<PromotedCart, 'lines' | 'shipping' | 'today'>,
): PromotedCart {
  return {
    ...facts,
    customerId: customer.id,
    customerTypeId: customer.customerTypeId,
    usesOfCustomer: new Map(customer.promotionUses.map(({ promotionId, uses }) => [promotionId, uses])),
  };
}
