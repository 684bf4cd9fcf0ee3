import type { Prisma } from '../../../database/generated/client.ts';
import { type DecimalInput, decimal } from '../../../lib/money.ts';
import type { GrantedFacts } from '../../promotions/rules/promotion-facts.ts';
import {
  type StaffDiscount,
  type StaffDiscountKind,
  staffDiscountFacts,
} from '../../promotions/rules/staff-discount.ts';
import type { Settings } from '../../settings/settings.ts';

/** Columns of a cart with its staff discount. */
export const STAFF_DISCOUNT = {
  discountKind: true,
  discountValue: true,
  discountReason: true,
} satisfies Prisma.CartSelect;

type DiscountColumns = {
  discountKind: string | null;
  discountValue: DecimalInput | null;
  discountReason: string | null;
};

/** The staff discount of a cart; null for none. */
export function staffDiscount(cart: DiscountColumns): StaffDiscount | null {
  const { discountKind, discountValue, discountReason } = cart;
  if (discountKind === null || discountValue === null) return null;
  // Only these kinds are written to this column.
  const kind = discountKind as StaffDiscountKind;
  return { kind, value: decimal(discountValue), reason: discountReason ?? '' };
}

/** The same as a discount of the order. */
export function staffDiscountOfCart(
  cart: DiscountColumns,
  { COMPANY }: Pick<Settings, 'COMPANY'>,
): GrantedFacts | null {
  const discount = staffDiscount(cart);
  return discount && staffDiscountFacts(discount, COMPANY.name);
}
