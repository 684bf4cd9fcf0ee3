import type { Decimal } from '../../../lib/money.ts';
import type { OwnedRow } from '../../identity/rules/scope.ts';
import type { MarginLine } from './margin.ts';
import type { QuoteStatusCode } from './status-codes.ts';

/** States of an approval, as they are stored. */
export const QUOTE_APPROVALS = ['ASKED', 'APPROVED', 'REFUSED'] as const;

/** How far the approval of an offer below the limits has come. */
export type QuoteApproval = (typeof QUOTE_APPROVALS)[number];

/** What transitions read of a quote. All of it is stored; nothing is assumed. */
export interface QuoteFacts extends OwnedRow {
  status: QuoteStatusCode;
  /** A customer asked for it. */
  isRequest: boolean;
  /** A version was sent to the customer at some time. */
  wasSent: boolean;
  /** End of the last day of the offer; null while there is none. */
  validUntil: Date | null;
  /** The approval to send the version that stands last below the limits; null: not asked for. */
  approval: QuoteApproval | null;
  /** Lines of the version that stands last. */
  lines: readonly MarginLine[];
}

/** What the manufacturer allows staff without permission 1609; null: anything. */
export interface QuoteLimits {
  /** Least margin in per cent. */
  marginFloor: Decimal | null;
  /** Largest discount from the calculated prices in per cent. */
  discountLimit: Decimal | null;
}
