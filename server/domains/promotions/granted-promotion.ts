import type { Grant } from './rules/discount-of.ts';
import type { NamedItem } from './rules/promotion-facts.ts';

/** A promotion as an order or a cart was granted it, JSON-able: amounts as decimal text. */
export type GrantedPromotion = {
  promotionId: number;
  code: string | null;
  kind: string;
  nameEn: string;
  nameFr: string;
  value: string;
  amount: string;
  /** Pieces that it is about; absent in orders of before. */
  items?: readonly NamedItem[];
};

/** Freezes what was granted. */
export function grantedPromotion({ promotion, amount, items }: Grant): GrantedPromotion {
  const { id, code, kind, nameEn, nameFr, value } = promotion;
  return {
    promotionId: id,
    code,
    kind,
    nameEn,
    nameFr,
    value: value.toFixed(2),
    amount: amount.toFixed(2),
    items,
  };
}

/** Reads what an order was granted back from its JSON column. */
export function grantedOfJson(json: unknown): GrantedPromotion[] {
  // The column is only ever written from GrantedPromotion rows.
  return Array.isArray(json) ? (json as GrantedPromotion[]) : [];
}
