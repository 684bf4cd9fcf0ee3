/** Payment methods. */
export const PAYMENT_METHODS = ['CASH', 'CHECK', 'TRANSFER', 'CARD', 'OTHER', 'PAYPAL'] as const;

/** Such a way. */
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** Longest texts of a payment, in characters. */
export const PAYMENT_TEXT_LENGTHS = { reference: 60, reason: 500 } as const;

/** Most invoices that one payment is applied to at once. */
export const MAX_ALLOCATIONS = 100;
