/** Maximum lengths of texts of an invoice, in characters. */
export const INVOICE_TEXT_LENGTHS = { reason: 500 } as const;
