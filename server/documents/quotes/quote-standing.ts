import { isQuoteStatusCode, type QuoteStatusCode } from '../../domains/quotes/rules/status-codes.ts';

/** What a printed quote is today: a request, an offer to sign, an expired offer, or whatever its status says. */
export type QuoteStanding = 'REQUEST' | 'OFFER' | 'EXPIRED' | 'STATUS';

/** The standing of each status. An offer that is being changed is not open for signature. */
const STANDINGS: Readonly<Record<QuoteStatusCode, 'OPEN' | 'OFFER' | 'STATUS'>> = {
  DRAFT: 'OPEN',
  REQUESTED: 'OPEN',
  IN_REVIEW: 'OPEN',
  NEEDS_INFO: 'OPEN',
  SENT: 'OFFER',
  CHANGES_REQUESTED: 'OPEN',
  ACCEPTED: 'STATUS',
  CONVERTED: 'STATUS',
  DECLINED: 'STATUS',
  EXPIRED: 'STATUS',
  WITHDRAWN: 'STATUS',
  SUPERSEDED: 'STATUS',
};

/** The standing of a quote whose printed version was sent, or not. */
export function quoteStanding(
  { status: { code }, isExpired }: { status: { code: string }; isExpired: boolean },
  isOffered: boolean,
): QuoteStanding {
  const standing = isQuoteStatusCode(code) ? STANDINGS[code] : 'STATUS';
  if (standing === 'OFFER') return isExpired ? 'EXPIRED' : 'OFFER';
  if (standing === 'OPEN') return isOffered ? 'STATUS' : 'REQUEST';
  return 'STATUS';
}
