import { type Money, minDecimal, percentOf, sumMoney, ZERO } from '../../../lib/money.ts';
import {
  type CouponProblem,
  couponProblem,
  isAboutItems,
  matchingLines,
  subTotalOf,
} from './coupon-problem.ts';
import type {
  GrantedFacts,
  NamedItem,
  PromotedCart,
  PromotedLine,
  PromotionFacts,
} from './promotion-facts.ts';
import { groupOfKind, type PromotionKind } from './promotion-kinds.ts';
import { spread } from './stored-reductions.ts';

/** A promotion or staff discount of a cart with its reduction; 0 while its gift is not in the cart. */
export type Grant = {
  promotion: GrantedFacts;
  amount: Money;
  /** Pieces that it applies to, or gives away; empty if it applies to all. */
  items: readonly NamedItem[];
  /** The part of the amount per line, in the order of the cart. */
  shares: readonly Money[];
  /** Positions of the lines that it applies to, from 1; empty for all. */
  earnedBy: readonly number[];
};

/** The reductions of a cart. */
export type Discount = {
  /** Reduction of the pieces, at most the subtotal. */
  value: Money;
  /** Reduction of shipping, at most its price. */
  shippingReduction: Money;
  /** The granted promotions, in the order of their application. */
  granted: readonly Grant[];
  /** Pieces in the cart with one free unit. */
  freeItems: readonly NamedItem[];
  /** Pieces with one free unit if they were in the cart. */
  itemsToAdd: readonly NamedItem[];
  /** Pieces in the cart with reduced shipping. */
  shippingItems: readonly NamedItem[];
  /** Why the coupon is not granted. */
  couponProblem: CouponProblem | null;
};

/** Gifts first, then lines, then the order, so that free pieces are not reduced again; shipping is independent. */
const STAGES: readonly (readonly PromotionKind[])[] = [
  ['FREE_ITEM'],
  ['PERCENT_ITEM', 'AMOUNT_ITEM'],
  ['PERCENT_ORDER', 'AMOUNT_ORDER'],
  ['SHIPPING'],
];

/**
 * The reductions of a cart (product rules, cart to order): the coupon, and the best of the automatic promotions for
 * each of pieces, gifts and shipping. A staff discount is additional. Lines, subtotal and shipping are never reduced
 * below 0.
 */
export function discountOf(
  cart: PromotedCart,
  {
    coupon,
    automatic,
    staff = null,
  }: {
    coupon: PromotionFacts | null;
    automatic: readonly PromotionFacts[];
    /** Absent or null: no staff discount. */
    staff?: GrantedFacts | null;
  },
): Discount {
  const problem = coupon && couponProblem(coupon, cart);
  const granted: GrantedFacts[] = [
    ...bestOf(automatic, cart),
    ...(coupon && !problem ? [coupon] : []),
    ...(staff ? [staff] : []),
  ];
  const left = new Map(cart.lines.map((line) => [line, line.unitPrice.mul(line.quantity)]));
  let offShipping = ZERO;
  const grants: Omit<Grant, 'items' | 'earnedBy'>[] = [];
  for (const promotion of STAGES.flatMap((kinds) => granted.filter(({ kind }) => kinds.includes(kind)))) {
    if (promotion.kind === 'SHIPPING') {
      const amount = minDecimal(percentOf(cart.shipping, promotion.value), cart.shipping.minus(offShipping));
      offShipping = offShipping.plus(amount);
      grants.push({ promotion, amount, shares: [] });
      continue;
    }
    const parts = offLines(promotion, cart) ?? offEach(promotion, cart, left);
    const taken = new Map(parts.map(({ line, amount }) => [line, takeOff(left, line, amount)]));
    const shares = cart.lines.map((line) => taken.get(line) ?? ZERO);
    grants.push({ promotion, amount: sumMoney(shares), shares });
  }
  return {
    value: sumMoney(
      grants.filter(({ promotion }) => promotion.kind !== 'SHIPPING').map(({ amount }) => amount),
    ),
    shippingReduction: offShipping,
    granted: grants
      .filter(({ promotion, amount }) => amount.greaterThan(0) || promotion.kind === 'FREE_ITEM')
      .map((grant) => ({
        ...grant,
        items: itemsAbout(grant.promotion, cart),
        earnedBy: placesAbout(grant.promotion, cart),
      })),
    ...itemsOf(granted, cart),
    couponProblem: problem,
  };
}

/** The best promotion for each group; of equal ones the oldest. Gifts are offered until one is in the cart. */
function bestOf(automatic: readonly PromotionFacts[], cart: PromotedCart): PromotionFacts[] {
  const eligible = automatic
    .filter((promotion) => couponProblem(promotion, cart) === null)
    .map((promotion) => ({ promotion, amount: amountAlone(promotion, cart) }));
  return (['PIECES', 'GIFTS', 'SHIPPING'] as const).flatMap((group) => {
    const rivals = eligible.filter(({ promotion }) => groupOfKind(promotion.kind) === group);
    const [best] = rivals.toSorted(
      (one, other) => other.amount.comparedTo(one.amount) || one.promotion.id - other.promotion.id,
    );
    if (best?.amount.greaterThan(0)) return [best.promotion];
    return group === 'GIFTS' ? rivals.map(({ promotion }) => promotion) : [];
  });
}

/** The reduction of a promotion on its own. */
function amountAlone(promotion: PromotionFacts, cart: PromotedCart): Money {
  if (promotion.kind === 'SHIPPING')
    return minDecimal(percentOf(cart.shipping, promotion.value), cart.shipping);
  const parts = offLines(promotion, cart);
  if (!parts) return minDecimal(offWhole(promotion, cart), subTotalOf(cart));
  return sumMoney(parts.map(({ line, amount }) => minDecimal(amount, line.unitPrice.mul(line.quantity))));
}

/** The reduction per line by promotions of lines and gifts; null for those of the whole order. */
function offLines(
  promotion: GrantedFacts,
  { lines }: PromotedCart,
): { line: PromotedLine; amount: Money }[] | null {
  const { kind, value, freeItems } = promotion;
  if (kind === 'FREE_ITEM') {
    return freeItems.flatMap(({ id }) => {
      const line = cheapest(lines.filter(({ item }) => item.id === id));
      return line ? [{ line, amount: line.unitPrice }] : [];
    });
  }
  if (kind !== 'PERCENT_ITEM' && kind !== 'AMOUNT_ITEM') return null;
  return matchingLines(promotion, lines).map((line) => ({
    line,
    amount: kind === 'AMOUNT_ITEM' ? value : percentOf(line.unitPrice.mul(line.quantity), value),
  }));
}

/** The reduction per line by a promotion of the whole order, in proportion to the remaining amounts. */
function offEach(
  promotion: GrantedFacts,
  cart: PromotedCart,
  left: ReadonlyMap<PromotedLine, Money>,
): { line: PromotedLine; amount: Money }[] {
  const lines = [...left];
  const rest = lines.map(([, amount]) => amount);
  const parts = spread(minDecimal(offWhole(promotion, cart), sumMoney(rest)), rest);
  return lines.map(([line], index) => ({ line, amount: parts[index] ?? ZERO }));
}

function offWhole({ kind, value }: GrantedFacts, cart: PromotedCart): Money {
  return kind === 'AMOUNT_ORDER' ? value : percentOf(subTotalOf(cart), value);
}

function takeOff(left: Map<PromotedLine, Money>, line: PromotedLine, wanted: Money): Money {
  const rest = left.get(line) ?? ZERO;
  const amount = minDecimal(wanted, rest);
  left.set(line, rest.minus(amount));
  return amount;
}

function cheapest(lines: readonly PromotedLine[]): PromotedLine | undefined {
  return lines.toSorted((one, other) => one.unitPrice.comparedTo(other.unitPrice))[0];
}

function itemsOf(granted: readonly GrantedFacts[], { lines }: PromotedCart) {
  const inCart = new Set(lines.map(({ item }) => item.id));
  const gifts = byId(granted.flatMap(({ kind, freeItems }) => (kind === 'FREE_ITEM' ? freeItems : [])));
  return {
    freeItems: gifts.filter(({ id }) => inCart.has(id)),
    itemsToAdd: gifts.filter(({ id }) => !inCart.has(id)),
    shippingItems: byId(
      granted
        .filter(({ kind }) => kind === 'SHIPPING')
        .flatMap((promotion) => itemsAbout(promotion, { lines })),
    ),
  };
}

/** Pieces of a cart that a promotion applies to, or gives away. */
function itemsAbout(promotion: GrantedFacts, { lines }: Pick<PromotedCart, 'lines'>): NamedItem[] {
  if (promotion.kind === 'FREE_ITEM')
    return promotion.freeItems.filter(({ id }) => lines.some(({ item }) => item.id === id));
  if (!isAboutItems(promotion)) return [];
  return byId(matchingLines(promotion, lines).map(({ item }) => item));
}

/** Positions of the lines that a promotion applies to, from 1. */
function placesAbout(promotion: GrantedFacts, { lines }: Pick<PromotedCart, 'lines'>): number[] {
  if (!isAboutItems(promotion)) return [];
  const about = matchingLines(promotion, lines);
  return lines.flatMap((line, index) => (about.includes(line) ? [index + 1] : []));
}

function byId(items: readonly NamedItem[]): NamedItem[] {
  return [...new Map(items.map((item) => [item.id, item])).values()];
}
