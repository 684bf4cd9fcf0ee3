/** Payment terms of customers. */
export const PAYMENT_TERMS_CODES = ['PREPAID', 'NET_30', 'NET_60', 'ON_HOLD'] as const;

export type PaymentTermsCode = (typeof PAYMENT_TERMS_CODES)[number];

/**
 * Whether work may begin on the customer's payment terms: yes with credit terms; no if the customer pays in advance or
 * the account is on hold.
 */
export function arePaymentTermsSatisfied(terms: PaymentTermsCode): boolean {
  return terms === 'NET_30' || terms === 'NET_60';
}

/** Whether a stored text is a payment terms code. */
export function isPaymentTermsCode(text: string): text is PaymentTermsCode {
  return text === 'PREPAID' || text === 'NET_30' || text === 'NET_60' || text === 'ON_HOLD';
}
