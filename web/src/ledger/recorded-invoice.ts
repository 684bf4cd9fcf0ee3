/** The invoice that staff record a payment for: goes along in the navigation state, only in this tab. */
export type RecordedInvoice = {
  readonly customerId: number;
  readonly customerName: string;
  readonly invoiceId: string;
  /** What is owed of it, as a decimal string. */
  readonly balance: string;
};

/** For the navigation from an invoice to the payments. */
export function recordState(recordFor: RecordedInvoice): { readonly recordFor: RecordedInvoice } {
  return { recordFor };
}

/** The invoice of a navigation state; null where the page was opened in another way. */
export function recordedInvoice(state: unknown): RecordedInvoice | null {
  const isGiven = typeof state === 'object' && state !== null && 'recordFor' in state;
  // Only `recordState` puts something there.
  return isGiven ? (state.recordFor as RecordedInvoice) : null;
}
