import type { TFunction } from 'i18next';
import { sumAmounts } from '../../lib/format/amounts.ts';
import type { TotalRow } from '../../ui/data/TotalsList.tsx';

/** A promotion granted to a cart or order. */
type Granted = {
  readonly code: string | null | undefined;
  readonly name: string;
  readonly kind: string;
  readonly amount: string | null | undefined;
};

/** Sums that promotions affect. */
type ReducedSums<Row extends Granted> = {
  readonly promotions: readonly Row[];
  readonly discountValue: string | null | undefined;
  /** Amount still available. */
  readonly shippingPrice: string | null | undefined;
};

/** Rows of sums: reductions of pieces, and shipping with its reductions. */
export type ReductionRows = { discounts: TotalRow[]; shipping: TotalRow[] };

/** Reductions by promotion name and coupon, in rows that add up to the sums. `explain` returns the formula. */
export function reductionRows<Row extends Granted>(
  { promotions, discountValue, shippingPrice }: ReducedSums<Row>,
  t: TFunction,
  explain?: (promotion: Row) => string | undefined,
): ReductionRows {
  const reducing = promotions.filter(({ amount }) => Number(amount ?? 0) > 0);
  const ofShipping = reducing.filter(({ kind }) => kind === 'SHIPPING');
  const rowOf = (what: string) => (promotion: Row) => {
    const { name, code, amount } = promotion;
    const label = `${what} · ${code ? `${name} (${code})` : name}`;
    return { key: label, label, amount: `-${amount}`, formula: explain?.(promotion) };
  };
  const discount = t('common:charges.discount');
  const named = reducing.filter(({ kind }) => kind !== 'SHIPPING').map(rowOf(discount));
  // An imported order has a discount without a name.
  const isUnnamed = named.length === 0 && Number(discountValue ?? 0) > 0;
  const shipping = {
    key: 'shipping',
    label: t('common:charges.shipping'),
    amount:
      ofShipping.length === 0
        ? shippingPrice
        : sumAmounts([shippingPrice, ...ofShipping.map(({ amount }) => amount)]),
  };
  return {
    discounts: isUnnamed ? [{ key: 'discount', label: discount, amount: `-${discountValue}` }] : named,
    shipping: [shipping, ...ofShipping.map(rowOf(t('common:charges.shippingDiscount')))],
  };
}
