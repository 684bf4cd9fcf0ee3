import {
  type GrantedFacts,
  type PromotedCart,
  type PromotedLine,
  type PromotionFacts,
  UNCONDITIONAL,
} from '../../domains/promotions/rules/promotion-facts.ts';
import { PROMOTION_KINDS, type PromotionKind } from '../../domains/promotions/rules/promotion-kinds.ts';
import { staffDiscountFacts } from '../../domains/promotions/rules/staff-discount.ts';
import { Decimal, decimal, type Money } from '../../lib/money.ts';
import { fc } from '../fast-check.ts';

export const RING = { id: 1, code: 'RING', nameEn: 'Ring', nameFr: 'Bague' };
export const CHAIN = { id: 2, code: 'CHAIN', nameEn: 'Chain', nameFr: 'Chaîne' };
export const CLOTH = { id: 3, code: 'CLOTH', nameEn: 'Cloth', nameFr: 'Chiffon' };
const GROUP_OF = { 1: 10, 2: 20, 3: 30 } as Readonly<Record<number, number>>;

/** A priced line. Each item is in its own group. */
export function promotedLine(item: typeof RING, unitPrice: string, quantity = 1): PromotedLine {
  return { item, itemGroupId: GROUP_OF[item.id] ?? 0, unitPrice: decimal(unitPrice), quantity };
}

let lastId = 0;

/** A promotion for all customers, with its own id. */
export function promotion(
  kind: PromotionKind,
  value: string,
  changes: Partial<PromotionFacts> = {},
): PromotionFacts {
  lastId += 1;
  return {
    id: lastId,
    code: null,
    kind,
    nameEn: kind,
    nameFr: kind,
    value: decimal(value),
    ...UNCONDITIONAL,
    uses: 0,
    itemTypeIds: [],
    itemGroupIds: [],
    freeItems: [],
    ...changes,
  };
}

const cents = (max: number): fc.Arbitrary<Money> =>
  fc.integer({ min: 0, max }).map((amount) => new Decimal(amount).div(100));

/** Any cart with three kinds of pieces. */
export const promotedCarts: fc.Arbitrary<PromotedCart> = fc.record({
  customerId: fc.constant(7),
  customerTypeId: fc.constant(70),
  lines: fc.array(
    fc
      .tuple(fc.constantFrom(RING, CHAIN, CLOTH), cents(900_000), fc.integer({ min: 1, max: 999 }))
      .map(([item, unitPrice, quantity]) => promotedLine(item, unitPrice.toFixed(2), quantity)),
    { maxLength: 12 },
  ),
  shipping: cents(20_000),
  usesOfCustomer: fc.constant(new Map()),
  today: fc.constant('2026-06-15'),
});

/** Any promotion of any kind. */
export const promotions: fc.Arbitrary<PromotionFacts> = fc
  .record({
    kind: fc.constantFrom(...(Object.keys(PROMOTION_KINDS) as PromotionKind[])),
    value: cents(10_000),
    itemTypeIds: fc.subarray([1, 2, 3]),
    freeItems: fc.subarray([RING, CHAIN, CLOTH]),
    minSubTotal: fc.option(cents(1_000_000)),
  })
  .map(({ kind, value, ...changes }) => promotion(kind, value.toFixed(2), changes));

/** Any discount of staff. */
export const staffDiscounts: fc.Arbitrary<GrantedFacts> = fc
  .record({
    kind: fc.constantFrom('PERCENT' as const, 'AMOUNT' as const),
    value: fc.integer({ min: 1, max: 10_000 }).map((each) => new Decimal(each).div(100)),
  })
  .map((discount) => staffDiscountFacts({ ...discount, reason: 'Fair' }, 'Aurifex'));
