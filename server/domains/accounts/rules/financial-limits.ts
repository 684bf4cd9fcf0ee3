/** Terms of pieces on memo, in days. */
export const MEMO_TERM_DAYS = [30, 60, 90] as const;

/** Highest limit that can be set. */
export const MOST_LIMIT = '999999999.99';

/** Longest texts of a customer’s financial settings, in characters. */
export const FINANCIAL_TEXT_LENGTHS = { taxExemptNumber: 40 } as const;
