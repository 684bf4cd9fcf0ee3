/** Highest limit that can be set. */
export const MOST_LIMIT = '999999999.99';

/** Longest texts of a customer’s financial settings, in characters. */
export const FINANCIAL_TEXT_LENGTHS = { taxExemptNumber: 40 } as const;
