/** When prices are fixed. */
export const PRICING_MODES = ['FIXED', 'ESTIMATED_WEIGHT', 'MARKET_AT_SHIP'] as const;
