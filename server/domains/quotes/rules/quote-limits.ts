/** Maximum lengths of texts about a quote, in characters. */
export const QUOTE_TEXT_LENGTHS = {
  reason: 1_000,
  terms: 4_000,
  internalNote: 4_000,
  priceReason: 500,
  alternativeGroup: 20,
} as const;

/** Maximum number of lines of a quote. */
export const MAX_QUOTE_LINES = 200;
