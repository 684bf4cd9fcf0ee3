import type { IsoDay } from '../../../lib/calendar.ts';
import type { Decimal, Money } from '../../../lib/money.ts';
import type { PromotionKind } from './promotion-kinds.ts';

/** An item type by code and names. */
export type NamedItem = { id: number; code: string; nameEn: string; nameFr: string };

/** What the rules read of a promotion. */
export type PromotionFacts = {
  id: number;
  /** Coupon code; null for an automatic promotion. */
  code: string | null;
  kind: PromotionKind;
  nameEn: string;
  nameFr: string;
  value: Decimal;
  minSubTotal: Money | null;
  /** First and last day. */
  startsOn: IsoDay | null;
  endsOn: IsoDay | null;
  isActive: boolean;
  totalLimit: number | null;
  customerLimit: number | null;
  /** Number of orders with it. */
  uses: number;
  /** Its customers; empty for all. */
  customerIds: readonly number[];
  customerTypeIds: readonly number[];
  /** Its items; empty for all. */
  itemTypeIds: readonly number[];
  itemGroupIds: readonly number[];
  freeItems: readonly NamedItem[];
};

/** The fields of a promotion for everyone, on every day and without a limit. */
export const UNCONDITIONAL = {
  minSubTotal: null,
  startsOn: null,
  endsOn: null,
  isActive: true,
  totalLimit: null,
  customerLimit: null,
  customerIds: [],
  customerTypeIds: [],
} as const satisfies Partial<PromotionFacts>;

/** A promotion, or a staff discount, which has no id and no limits. */
export type GrantedFacts = Omit<PromotionFacts, 'id'> & { id: number | null };

/** A priced line of a cart for promotions. */
export type PromotedLine = { item: NamedItem; itemGroupId: number; unitPrice: Money; quantity: number };

/** A cart for promotions. */
export type PromotedCart = {
  customerId: number;
  customerTypeId: number;
  lines: readonly PromotedLine[];
  /** Price of shipping without promotions. */
  shipping: Money;
  /** Number of the customer's orders with a promotion, by its id. */
  usesOfCustomer: ReadonlyMap<number, number>;
  today: IsoDay;
};
