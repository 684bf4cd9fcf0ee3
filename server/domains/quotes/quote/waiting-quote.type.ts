import type { Prisma } from '../../../database/generated/client.ts';
import { waitingSubject } from '../../waiting/waiting-subject.ts';
import { visibleQuotes } from '../access.ts';
import { quoteStatusCode } from '../rules/status-codes.ts';
import { waitedOfQuote } from '../rules/waited-act.ts';
import { PriceQuote } from './price-quote.type.ts';

const QUOTE = { statusId: true, validUntil: true } as const;

waitingSubject(PriceQuote, {
  model: 'PriceQuote',
  visible: visibleQuotes,
  select: QUOTE,
  waited: ({ statusId, validUntil }: Prisma.PriceQuoteGetPayload<{ select: typeof QUOTE }>, now) =>
    waitedOfQuote({ status: quoteStatusCode(statusId), validUntil }, now),
});
