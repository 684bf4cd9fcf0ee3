/** The invoice that staff record a payment for. Passed in the navigation state, so only in this tab. */
export type RecordedInvoice = {
  readonly customerId: number;
  readonly customerName: string;
  readonly invoiceId: string;
  /** Balance due, a decimal string. */
  readonly balance: string;
};

/** Navigation state from an invoice to the list of payments. */
export function recordState(recordFor: RecordedInvoice): { readonly recordFor: RecordedInvoice } {
  return { recordFor };
}

/** The invoice in a navigation state; null if the page was opened in another way. */
export function recordedInvoice(state: unknown): RecordedInvoice | null {
  const isGiven = typeof state === 'object' && state !== null && 'recordFor' in state;
  // Only set by `recordState`.
  return isGiven ? (state.recordFor as RecordedInvoice) : null;
}
