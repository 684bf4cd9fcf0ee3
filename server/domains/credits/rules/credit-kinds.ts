/** What credits are given for. */
export const CREDIT_KINDS = ['RETURN', 'GOODWILL', 'PRICE_FIX'] as const;

/** One of them. */
export type CreditKind = (typeof CREDIT_KINDS)[number];

/** Longest texts of a credit, in characters. */
export const CREDIT_TEXT_LENGTHS = { reason: 500, reference: 60 } as const;
