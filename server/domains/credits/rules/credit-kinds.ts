/** Reason codes of credits. */
export const CREDIT_KINDS = ['RETURN', 'GOODWILL', 'PRICE_FIX'] as const;

export type CreditKind = (typeof CREDIT_KINDS)[number];

/** Maximum lengths of texts of a credit, in characters. */
export const CREDIT_TEXT_LENGTHS = { reason: 500, reference: 60 } as const;
