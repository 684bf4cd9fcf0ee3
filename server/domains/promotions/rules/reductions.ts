import { decimal, type Money, sumMoney } from '../../../lib/money.ts';

/** The stored fields of a promotion for the sums of an order. */
type Reduction = { kind: string; code: string | null; amount: string | null };

/** The reductions of an order: of its pieces, and of its shipping with the original price. */
type Reductions<Row> = {
  ofPieces: readonly Row[];
  ofShipping: readonly Row[];
  shippingBefore: Money;
};

/** The reductions of an order, as rows of its sums. */
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

/** A discount without a promotion, for imported orders; null for none. */
export function unexplainedDiscount<Row>({ ofPieces }: Reductions<Row>, discount: Money): Money | null {
  return ofPieces.length > 0 || discount.isZero() ? null : discount;
}

/** The label of a reduction: what it is, the promotion, its coupon. */
export function reductionLabel(what: string, { name, code }: { name: string; code: string | null }): string {
  return `${what} · ${code === null ? name : `${name} (${code})`}`;
}
