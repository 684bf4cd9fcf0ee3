import type { Prisma } from '../../../database/generated/client.ts';
import {
  QUOTE_STATUS_CODES,
  QUOTE_STATUSES,
  type QuoteStatusCode,
  type QuoteTab,
} from '../rules/status-codes.ts';

/** A tab of the list, or all. */
type ListTab = QuoteTab | 'ALL';

/** Quotes in the statuses for which `belongs` is true. */
export function inStatus(belongs: (code: QuoteStatusCode) => boolean): Prisma.PriceQuoteWhereInput {
  return { statusId: { in: QUOTE_STATUS_CODES.filter(belongs).map((code) => QUOTE_STATUSES[code].id) } };
}

/** Quotes of a tab. */
export function inTab(tab: ListTab): Prisma.PriceQuoteWhereInput {
  return tab === 'ALL' ? {} : inStatus((code) => QUOTE_STATUSES[code].tab === tab);
}
