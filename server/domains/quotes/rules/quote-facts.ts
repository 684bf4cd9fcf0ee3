import type { Decimal } from '../../../lib/money.ts';
import type { OwnedRow } from '../../identity/rules/scope.ts';
import type { MarginLine } from './margin.ts';
import type { QuoteStatusCode } from './status-codes.ts';

/** Stored states of an approval. */
export const QUOTE_APPROVALS = ['ASKED', 'APPROVED', 'REFUSED'] as const;

/** Progress of the approval of an offer beyond the limits. */
export type QuoteApproval = (typeof QUOTE_APPROVALS)[number];

/** What transitions read of a quote. Everything is stored; there are no defaults. */
export interface QuoteFacts extends OwnedRow {
  status: QuoteStatusCode;
  /** The customer requested it. */
  isRequest: boolean;
  /** A version was sent to the customer. */
  wasSent: boolean;
  /** End of the last day of the offer; null if there is none. */
  validUntil: Date | null;
  /** The approval to send the current version beyond the limits; null: not requested. */
  approval: QuoteApproval | null;
  /** Lines of the current version. */
  lines: readonly MarginLine[];
}

/** Limits for staff without permission 1609; null for no limit. */
export interface QuoteLimits {
  /** Margin floor in per cent. */
  marginFloor: Decimal | null;
  /** Maximum discount from the calculated prices in per cent. */
  discountLimit: Decimal | null;
}
