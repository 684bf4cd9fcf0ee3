import type { Grant } from './rules/discount-of.ts';
import type { NamedItem } from './rules/promotion-facts.ts';

/** A promotion, or a discount of staff, as an order or a cart was granted it, JSON-able: amounts as decimal text. */
export type GrantedPromotion = {
  /** Null: a discount of staff. */
  promotionId: number | null;
  code: string | null;
  kind: string;
  nameEn: string;
  nameFr: string;
  value: string;
  amount: string;
  /** Pieces that it is about; absent in orders of before. */
  items?: readonly NamedItem[];
  /** Least subtotal that earns it; absent in orders of before. */
  minSubTotal?: string | null;
  /** Places of the lines that earn it, from 1; absent in orders of before. */
  earnedBy?: readonly number[];
  /** Of the amount, what is taken off lines, by their places; absent in orders of before. */
  shares?: readonly { line: number; amount: string }[];
};

/** Freezes what was granted. */
export function grantedPromotion({ promotion, amount, items, shares, earnedBy }: Grant): GrantedPromotion {
  const { id, code, kind, nameEn, nameFr, value, minSubTotal } = promotion;
  return {
    promotionId: id,
    code,
    kind,
    nameEn,
    nameFr,
    value: value.toFixed(2),
    amount: amount.toFixed(2),
    items,
    minSubTotal: minSubTotal?.toFixed(2) ?? null,
    earnedBy,
    shares: shares.flatMap((share, index) =>
      share.isZero() ? [] : [{ line: index + 1, amount: share.toFixed(2) }],
    ),
  };
}

/** Reads what an order was granted back from its JSON column. */
export function grantedOfJson(json: unknown): GrantedPromotion[] {
  // The column is only ever written from GrantedPromotion rows.
  return Array.isArray(json) ? (json as GrantedPromotion[]) : [];
}
