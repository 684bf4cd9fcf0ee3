import type { Decimal } from '../../../lib/money.ts';
import { type GrantedFacts, UNCONDITIONAL } from './promotion-facts.ts';
import type { PromotionKind } from './promotion-kinds.ts';

/** Kinds of staff discounts, with the kind of promotion that is calculated in the same way. */
const STAFF_DISCOUNT_KINDS = {
  PERCENT: 'PERCENT_ORDER',
  AMOUNT: 'AMOUNT_ORDER',
} as const satisfies Record<string, PromotionKind>;

/** How a staff discount is calculated. */
export type StaffDiscountKind = keyof typeof STAFF_DISCOUNT_KINDS;

/** Maximum length of the reason of a discount. */
export const STAFF_DISCOUNT_TEXT_LENGTHS = { reason: 200 } as const;

/** A staff discount on a whole cart. */
export type StaffDiscount = { kind: StaffDiscountKind; value: Decimal; reason: string };

/** A staff discount as a promotion for everyone and every piece, named by the company and the reason. */
export function staffDiscountFacts({ kind, value, reason }: StaffDiscount, company: string): GrantedFacts {
  return {
    id: null,
    code: null,
    kind: STAFF_DISCOUNT_KINDS[kind],
    nameEn: `${company} sales: ${reason}`,
    nameFr: `Ventes ${company} : ${reason}`,
    value,
    ...UNCONDITIONAL,
    uses: 0,
    itemTypeIds: [],
    itemGroupIds: [],
    freeItems: [],
  };
}
