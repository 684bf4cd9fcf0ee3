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

/** A reduction that an order was granted, kept as a rule so that it can be reckoned again after a change. */
export type KeptReduction = {
  /** Null: a discount of staff, or one that nothing explains. */
  promotionId: number | null;
  kind: PromotionKind;
  /** Per cent or amount, as the kind says. */
  value: Decimal;
  /** What it took off when the order was placed. */
  amount: Money;
  /** Least subtotal that earns it; null: any. */
  minSubTotal: Money | null;
  /** Places of the lines, from 1, of which one has to be left; none: any line earns it. */
  earnedBy: readonly number[];
  /** What it took off each line when the order was placed, by the place of the line from 1. */
  shares: readonly { line: number; amount: Money }[];
};

/** A line of an order as reductions see it, in the order of the places. */
export type ReducedLine = {
  /** What the line came to when the order was placed, and what is left of it. */
  placed: Money;
  now: Money;
  /** What of it the customer still orders: with pieces that are not delivered, and before its metal is settled. */
  ordered: Money;
  /** Price of one piece then and now. */
  unitPlaced: Money;
  unitNow: Money;
  /** Pieces of it are made, or were, or would have been if the manufacturer had delivered them. */
  isOrdered: boolean;
};

/** What a reduction takes off now, in all and of each line. */
export type ReductionNow = { reduction: KeptReduction; amount: Money; shares: readonly Money[] };

/**
 * What the reductions of an order take off after a change (product rules, 'Discount after a change'), in the order in
 * which they were granted. Percentages are reckoned on what is left; amounts shrink with their line; a free piece stays
 * free while a piece of its line is left. Minimums are reckoned on what the customer still orders: what the manufacturer
 * does not deliver ends no reduction of what is. No line, and not shipping, is reduced below 0.
 */
export function reductionsNow(
  reductions: readonly KeptReduction[],
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
 * Spreads an amount over lines by what is left of them, to the cent: the parts sum to the amount, and none is more than
 * its line when the amount is not more than all of them.
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

/** Whether what is left still earns a reduction: its minimum is reached, and something that it is about is there. */
function isEarned({ minSubTotal, earnedBy }: KeptReduction, lines: readonly ReducedLine[]): boolean {
  const ordered = sumMoney(lines.map((line) => maxDecimal(line.ordered, ZERO)));
  if (minSubTotal !== null && ordered.lessThan(minSubTotal)) return false;
  return lines.some(
    ({ isOrdered }, index) => isOrdered && (earnedBy.length === 0 || earnedBy.includes(index + 1)),
  );
}

type Standing = { lines: readonly ReducedLine[]; values: readonly Money[]; left: readonly Money[] };

/** What a reduction wants to take off each line. */
function wantedOf(
  { kind, value, shares }: KeptReduction,
  { lines, values, left }: Standing,
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

/** A share of something that is less than it was; it never grows. */
function shrunk(share: Money, now: Money, placed: Money): Money {
  if (placed.isZero() || now.greaterThanOrEqualTo(placed)) return share;
  return roundCents(share.mul(maxDecimal(now, ZERO)).div(placed));
}
