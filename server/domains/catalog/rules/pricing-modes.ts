/** When the price of a piece is fixed, and what each mode means. */
export const PRICING_MODES = {
  FIXED: 'The price is fixed when the order is placed.',
  ESTIMATED_WEIGHT: 'The metal is settled by the weight of the finished piece, at the rates of the order.',
  MARKET_AT_SHIP: 'The metal is settled by weight and by the market of the day it ships.',
} as const;

/** A pricing mode. */
export type PricingMode = keyof typeof PRICING_MODES;
