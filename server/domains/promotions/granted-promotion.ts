import type { Grant } from './rules/discount-of.ts';
import type { NamedItem } from './rules/promotion-facts.ts';

/** A promotion or staff discount of an order or a cart as JSON: amounts as decimal text. */
export type GrantedPromotion = {
  /** Null: a staff discount. */
  promotionId: number | null;
  code: string | null;
  kind: string;
  nameEn: string;
  nameFr: string;
  value: string;
  amount: string;
  /** Pieces that it applies to; absent in older orders. */
  items?: readonly NamedItem[];
  /** Minimum subtotal; absent in older orders. */
  minSubTotal?: string | null;
  /** Positions of the lines that qualify, from 1; absent in older orders. */
  earnedBy?: readonly number[];
  /** The part of the amount per line, by position; absent in older orders. */
  shares?: readonly { line: number; amount: string }[];
};

/** Converts a granted promotion to JSON. */
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

/** Parses the JSON column of an order's promotions. */
export function grantedOfJson(json: unknown): GrantedPromotion[] {
  // Only GrantedPromotion rows are written to this column.
  return Array.isArray(json) ? (json as GrantedPromotion[]) : [];
}
