import { decimal, type Money, sumMoney } from '../../../lib/money.ts';

/** What an order keeps of a promotion, as far as its sums show it. */
type Reduction = { kind: string; code: string | null; amount: string | null };

/** What promotions took off an order: of its pieces, and of its shipping with the price before. */
type Reductions<Row> = {
  ofPieces: readonly Row[];
  ofShipping: readonly Row[];
  shippingBefore: Money;
};

/**
 * What an order was granted, in rows that its sums add up from. */
export function reductionsOf<Row extends Reduction>(
  granted: readonly Row[],
  shippingPrice: Money,
): Reductions<Row> {
  const reducing = granted.filter(({ amount }) => amount !== null && decimal(amount).greaterThan(0));
  const ofShipping = reducing.filter(({ kind }) => kind === 'SHIPPING');
  return {
    ofPieces: reducing.filter(({ kind }) => kind !== 'SHIPPING'),
    ofShipping,
    shippingBefore: shippingPrice.plus(sumMoney(ofShipping.map(({ amount }) => decimal(amount ?? '0')))),
  };
}

/** A discount that no promotion explains, of an order from elsewhere; null: there is none. */
export function unexplainedDiscount<Row>({ ofPieces }: Reductions<Row>, discount: Money): Money | null {
  return ofPieces.length > 0 || discount.isZero() ? null : discount;
}

/** What took something off, as a row of sums names it: what it is, the promotion, its coupon. */
export function reductionLabel(what: string, { name, code }: { name: string; code: string | null }): string {
  return `${what} · ${code === null ? name : `${name} (${code})`}`;
}
