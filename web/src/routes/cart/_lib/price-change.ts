/** Prices that changed since the customer saw them. Amounts are decimal strings; null: on request. */
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
  /** The coupon that is no longer granted, with reductions before and after. */
  readonly coupon: {
    readonly code: string;
    readonly reason: string;
    readonly before: string | null;
    readonly after: string | null;
  } | null;
  readonly grandTotalBefore: string | null;
  readonly grandTotalAfter: string | null;
};

/** Whether every piece still has a price. */
export function isPriced({ subTotalAfter, lines }: PriceChange): boolean {
  return subTotalAfter !== null && lines.every(({ after }) => after !== null);
}

/** Whether the listed changes explain the new prices. Otherwise the cart itself changed and must be reviewed. */
export function isExplained({ lines, coupon }: PriceChange): boolean {
  return lines.length > 0 || coupon !== null;
}
