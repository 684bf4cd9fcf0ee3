import type { IsoDay } from '../../../lib/calendar.ts';
import type { Decimal, Money } from '../../../lib/money.ts';
import type { PromotionKind } from './promotion-kinds.ts';

/** An item type by code and names. */
export type NamedItem = { id: number; code: string; nameEn: string; nameFr: string };

/** A promotion as the rules read it. */
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
  /** Orders that had it. */
  uses: number;
  /** Whom it is for; all without. */
  customerIds: readonly number[];
  customerTypeIds: readonly number[];
  /** What it is about; everything without. */
  itemTypeIds: readonly number[];
  itemGroupIds: readonly number[];
  freeItems: readonly NamedItem[];
};

/** What a promotion has that is for everybody, on every day and without a limit. */
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

/** What takes something off: a promotion, or a discount of staff, which has no id and no limits. */
export type GrantedFacts = Omit<PromotionFacts, 'id'> & { id: number | null };

/** A priced line of a cart, as promotions see it. */
export type PromotedLine = { item: NamedItem; itemGroupId: number; unitPrice: Money; quantity: number };

/** A cart as promotions see it. */
export type PromotedCart = {
  customerId: number;
  customerTypeId: number;
  lines: readonly PromotedLine[];
  /** Price of shipping without promotions. */
  shipping: Money;
  /** How many orders of the customer had a promotion, by its id. */
  usesOfCustomer: ReadonlyMap<number, number>;
  today: IsoDay;
};
