import type { Prisma } from '../../../database/generated/client.ts';
import { waitingSubject } from '../../ordering/waiting/waiting-subject.ts';
import { visibleQuotes } from '../access.ts';
import { quoteStatusCode } from '../rules/status-codes.ts';
import { waitedOfQuote } from '../rules/waited-act.ts';
import { PriceQuote } from './price-quote.type.ts';

const QUOTE = {
  statusId: true,
  validUntil: true,
  customerId: true,
  placedById: true,
  contactId: true,
} as const;

waitingSubject(PriceQuote, {
  model: 'PriceQuote',
  visible: visibleQuotes,
  select: QUOTE,
  waiting: (quote: Prisma.PriceQuoteGetPayload<{ select: typeof QUOTE }>, now) => {
    const { statusId, validUntil, customerId, placedById, contactId } = quote;
    return {
      waited: waitedOfQuote({ status: quoteStatusCode(statusId), validUntil }, now),
      row: { customerId, placedById, contactId },
    };
  },
});
