import { type DecimalInput, decimal, type Money, sumMoney, ZERO } from '../../../lib/money.ts';
import { storedReductions } from '../../promotions/rules/stored-of-granted.ts';
import {
  type ReductionNow,
  reductionsNow,
  type StoredReduction,
} from '../../promotions/rules/stored-reductions.ts';
import type { Charge } from './order-charges.ts';
import { type LineCharge, type LineJob, type OrderLine, orderLines } from './order-lines.ts';
import { isWithdrawn } from './order-state.ts';

/** An order with everything that its reductions and its shipping depend on. */
export type OrderCalculationInput = {
  placed: { discountValue: DecimalInput; shippingPrice: DecimalInput };
  granted: readonly GrantedNames[];
  /** Sorted by number. */
  jobs: readonly LineJob[];
  /** All charges so far. */
  charges: readonly (LineCharge & { promotionId: number | null })[];
};

type GrantedNames = Parameters<typeof storedReductions>[0][number] & {
  code: string | null;
  nameEn: string;
  nameFr: string;
};

/** The current lines, reductions and shipping of an order. */
type OrderNow = {
  lines: OrderLine[];
  reductions: ReductionNow[];
  shippingPrice: Money;
};

/**
 * Calculates an order's current lines, reductions and shipping. Carts, orders, invoices and previews share this rule.
 */
export function orderNow({ placed, granted, jobs, charges }: OrderCalculationInput): OrderNow {
  const lines = orderLines(jobs, charges);
  const kept = storedReductions(granted, { lines, discountValue: placed.discountValue });
  const isShipped = !jobs.every(({ status }) => isWithdrawn(status));
  const shipping = isShipped
    ? decimal(placed.shippingPrice).plus(sumMoney(kept.filter(isOfShipping).map(({ amount }) => amount)))
    : ZERO;
  const reductions = reductionsNow(kept, { lines, shipping });
  const ofShipping = reductions.filter(({ reduction }) => isOfShipping(reduction));
  const shippingPrice = shipping.minus(sumMoney(ofShipping.map(({ amount }) => amount)));
  return { lines, reductions, shippingPrice };
}

/** The discount of a part of an order: the discount as if the order ended with the amounts due of each job. */
export function discountOfPart(
  { placed, granted, jobs, charges }: OrderCalculationInput,
  due: ReadonlyMap<number, Money>,
): Money {
  const lines = orderLines(jobs, charges);
  const kept = storedReductions(granted, { lines, discountValue: placed.discountValue });
  const ofPieces = kept.filter((reduction) => !isOfShipping(reduction));
  const parts = lines.map((line) => ({
    ...line,
    now: sumMoney(line.jobIds.map((id) => due.get(id) ?? ZERO)),
  }));
  return sumMoney(reductionsNow(ofPieces, { lines: parts, shipping: ZERO }).map(({ amount }) => amount));
}

/** The charges that adjust the discount and the shipping to what is left of the order; empty if nothing changes. */
export function followingCharges(order: OrderCalculationInput): Charge[] {
  const { reductions, shippingPrice } = orderNow(order);
  const changed = (ofKind: string, ofPromotion?: number | null) =>
    sumMoney(
      order.charges
        .filter(
          ({ kind, promotionId }) =>
            kind === ofKind && (ofPromotion === undefined || promotionId === ofPromotion),
        )
        .map(({ amount }) => decimal(amount)),
    );
  const discounts = reductions
    .filter(({ reduction }) => !isOfShipping(reduction))
    .map(({ reduction, amount }) => {
      const before = reduction.amount.minus(changed('DISCOUNT', reduction.promotionId));
      return discountCharge(reduction, before.minus(amount), order.granted);
    });
  const shipping = shippingPrice.minus(decimal(order.placed.shippingPrice)).minus(changed('SHIPPING'));
  const isShipped = !order.jobs.every(({ status }) => isWithdrawn(status));
  const names = isShipped ? SHIPPED : NOT_SHIPPED;
  return [...discounts, { ...names, kind: 'SHIPPING' as const, amount: shipping, ...NOTHING_ELSE }].filter(
    ({ amount }) => !amount.isZero(),
  );
}

/** Promotions that no longer reduce the order. Their uses are released. */
export function endedPromotions({ reductions }: Pick<OrderNow, 'reductions'>): number[] {
  return reductions.flatMap(({ reduction, amount }) =>
    reduction.promotionId !== null && reduction.amount.greaterThan(0) && amount.isZero()
      ? [reduction.promotionId]
      : [],
  );
}

function isOfShipping({ kind }: Pick<StoredReduction, 'kind'>): boolean {
  return kind === 'SHIPPING';
}

const NOTHING_ELSE = { serviceId: null, reversesId: null } as const;
const NOT_SHIPPED = { nameEn: 'Shipping, nothing to ship', nameFr: 'Livraison, rien à expédier' };
const SHIPPED = { nameEn: 'Shipping', nameFr: 'Livraison' };

/** A change of the discount: an amount above 0 reduces it. */
function discountCharge(
  { promotionId }: StoredReduction,
  amount: Money,
  granted: readonly GrantedNames[],
): Charge {
  const promotion = granted.find((each) => each.promotionId === promotionId);
  const named = (name: string) => (promotion?.code ? `${name} (${promotion.code})` : name);
  return {
    kind: 'DISCOUNT',
    amount,
    nameEn: promotion ? `Discount on what is left · ${named(promotion.nameEn)}` : 'Discount on what is left',
    nameFr: promotion ? `Remise sur ce qui reste · ${named(promotion.nameFr)}` : 'Remise sur ce qui reste',
    promotionId,
    ...NOTHING_ELSE,
  };
}
