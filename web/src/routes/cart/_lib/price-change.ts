/** Prices that are no longer what the customer saw. Amounts are decimal strings; null: on request. */
export type PriceChange = {
  readonly lines: readonly {
    readonly cartItemId: string;
    readonly name: string;
    readonly quantity: number;
    readonly before: string | null;
    readonly after: string | null;
    readonly reason: string;
  }[];
  readonly currency: string;
  readonly subTotalBefore: string | null;
  readonly subTotalAfter: string | null;
  /** The coupon that is no longer granted, with what promotions took off and take off. */
  readonly coupon: {
    readonly code: string;
    readonly reason: string;
    readonly before: string | null;
    readonly after: string | null;
  } | null;
  readonly grandTotalBefore: string | null;
  readonly grandTotalAfter: string | null;
};

/** True when every piece still has a price. */
export function isPriced({ subTotalAfter, lines }: PriceChange): boolean {
  return subTotalAfter !== null && lines.every(({ after }) => after !== null);
}

/** True when it is said what costs more or less; otherwise the cart itself is another, and has to be looked at. */
export function isExplained({ lines, coupon }: PriceChange): boolean {
  return lines.length > 0 || coupon !== null;
}
