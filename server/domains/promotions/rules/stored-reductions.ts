import {
  type Decimal,
  type Money,
  maxDecimal,
  minDecimal,
  percentOf,
  roundCents,
  sumMoney,
  ZERO,
} from '../../../lib/money.ts';
import type { PromotionKind } from './promotion-kinds.ts';

/** A reduction of an order, stored as a rule so that it can be recalculated after a change. */
export type StoredReduction = {
  /** Null: a staff discount, or an unexplained one. */
  promotionId: number | null;
  kind: PromotionKind;
  /** Percentage or amount, by kind. */
  value: Decimal;
  /** The reduction when the order was placed. */
  amount: Money;
  /** Minimum subtotal; null for none. */
  minSubTotal: Money | null;
  /** Positions of lines, from 1, of which one must remain; empty for any line. */
  earnedBy: readonly number[];
  /** The reduction per line when the order was placed, by position from 1. */
  shares: readonly { line: number; amount: Money }[];
};

/** A line of an order for reductions, in the order of positions. */
export type ReducedLine = {
  /** The amount of the line when the order was placed, and the remaining amount. */
  placed: Money;
  now: Money;
  /** The amount that the customer still orders: including pieces that are not delivered, without metal settlement. */
  ordered: Money;
  /** Unit price then and now. */
  unitPlaced: Money;
  unitNow: Money;
  /** Some of its pieces are made, or would have been if the manufacturer had delivered them. */
  isOrdered: boolean;
};

/** The current amount of a reduction, in total and per line. */
export type ReductionNow = { reduction: StoredReduction; amount: Money; shares: readonly Money[] };

/**
 * The reductions of an order after a change (product rules, 'Discount after a change'), in the order of granting.
 * Percentages apply to the remaining amounts; amounts shrink with their line; a free piece stays free while a piece of
 * its line remains. Minimums apply to what the customer still orders, so that pieces that the manufacturer does not
 * deliver do not end a reduction. Lines and shipping are never reduced below 0.
 */
export function reductionsNow(
  reductions: readonly StoredReduction[],
  { lines, shipping }: { lines: readonly ReducedLine[]; shipping: Money },
): ReductionNow[] {
  const values = lines.map(({ now }) => maxDecimal(now, ZERO));
  const left = [...values];
  let shippingLeft = shipping;
  const take = (index: number, wanted: Money): Money => {
    const amount = minDecimal(maxDecimal(wanted, ZERO), left[index] ?? ZERO);
    left[index] = (left[index] ?? ZERO).minus(amount);
    return amount;
  };
  return reductions.map((reduction) => {
    const nothing = lines.map(() => ZERO);
    if (!isEarned(reduction, lines)) return { reduction, amount: ZERO, shares: nothing };
    if (reduction.kind === 'SHIPPING') {
      const amount = minDecimal(percentOf(shipping, reduction.value), shippingLeft);
      shippingLeft = shippingLeft.minus(amount);
      return { reduction, amount, shares: nothing };
    }
    const shares = wantedOf(reduction, { lines, values, left }).map((wanted, index) => take(index, wanted));
    return { reduction, amount: sumMoney(shares), shares };
  });
}

/**
 * Splits an amount over lines in proportion to what is left of them. The parts sum to the exact amount, and none
 * exceeds its line unless the amount exceeds their sum.
 */
export function spread(amount: Money, left: readonly Money[]): Money[] {
  const whole = sumMoney(left);
  if (whole.isZero()) return left.map(() => ZERO);
  let [upTo, given] = [ZERO, ZERO];
  return left.map((part) => {
    upTo = upTo.plus(part);
    const due = roundCents(amount.mul(upTo).div(whole));
    const share = due.minus(given);
    given = due;
    return share;
  });
}

/**
 * Whether the rest of an order still qualifies for a reduction: it reaches the minimum, and a line that it applies to
 * remains.
 */
function isEarned({ minSubTotal, earnedBy }: StoredReduction, lines: readonly ReducedLine[]): boolean {
  const ordered = sumMoney(lines.map((line) => maxDecimal(line.ordered, ZERO)));
  if (minSubTotal !== null && ordered.lessThan(minSubTotal)) return false;
  return lines.some(
    ({ isOrdered }, index) => isOrdered && (earnedBy.length === 0 || earnedBy.includes(index + 1)),
  );
}

type Remaining = { lines: readonly ReducedLine[]; values: readonly Money[]; left: readonly Money[] };

/** The uncapped reduction per line. */
function wantedOf(
  { kind, value, shares }: StoredReduction,
  { lines, values, left }: Remaining,
): readonly Money[] {
  if (kind === 'PERCENT_ORDER')
    return spread(minDecimal(percentOf(sumMoney(values), value), sumMoney(left)), left);
  const placed = new Map(shares.map(({ line, amount }) => [line - 1, amount]));
  return lines.map((line, index) => {
    const share = placed.get(index);
    const worth = values[index] ?? ZERO;
    if (share === undefined || worth.isZero()) return ZERO;
    if (kind === 'PERCENT_ITEM') return percentOf(worth, value);
    if (kind === 'FREE_ITEM') return shrunk(share, line.unitNow, line.unitPlaced);
    return shrunk(share, worth, line.placed);
  });
}

/** A share that shrinks with its line; it never grows. */
function shrunk(share: Money, now: Money, placed: Money): Money {
  if (placed.isZero() || now.greaterThanOrEqualTo(placed)) return share;
  return roundCents(share.mul(maxDecimal(now, ZERO)).div(placed));
}
