/** Maximum credit limit. */
export const MAX_LIMIT = '999999999.99';

/** Maximum lengths of texts of a customer's financial settings, in characters. */
export const FINANCIAL_TEXT_LENGTHS = { taxExemptNumber: 40 } as const;
