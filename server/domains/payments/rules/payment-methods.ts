/** Payment methods. */
export const PAYMENT_METHODS = ['CASH', 'CHECK', 'TRANSFER', 'CARD', 'OTHER', 'PAYPAL'] as const;

export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** Maximum lengths of texts of a payment, in characters. */
export const PAYMENT_TEXT_LENGTHS = { reference: 60, reason: 500 } as const;

/** Maximum number of invoices in one allocation. */
export const MAX_ALLOCATIONS = 100;
