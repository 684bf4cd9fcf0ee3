import type { Prisma } from '../../../database/generated/client.ts';
import { orderActor } from '../../identity/order-actor.ts';
import { noteSubject } from '../../notes/note-subject.ts';
import { visibleQuoteLines, visibleQuotes } from '../access.ts';
import { PriceQuote } from '../quote/price-quote.type.ts';
import { quoteStatusCode } from '../rules/status-codes.ts';
import { QUOTES_ADD, QUOTES_EDIT, QUOTES_VIEW } from '../rules/transitions.ts';
import { writableQuoteNotes } from '../rules/writable-quote-notes.ts';

const QUOTE = {
  id: true,
  number: true,
  statusId: true,
  customerId: true,
  placedById: true,
  contactId: true,
} as const;

type Row = Prisma.PriceQuoteGetPayload<{ select: typeof QUOTE }>;

noteSubject(PriceQuote, {
  model: 'PriceQuote',
  relation: 'priceQuote',
  entityType: { code: 'PQ', name: 'PRICE_QUOTE', id: 22 },
  permissions: { view: QUOTES_VIEW, write: QUOTES_ADD, internal: QUOTES_EDIT },
  visible: (viewer) => (viewer.can(QUOTES_VIEW) ? visibleQuotes(viewer) : null),
  select: QUOTE,
  facts: ({ statusId, ...quote }: Row) => ({
    ...quote,
    status: quoteStatusCode(statusId),
    path: `/backoffice/status-tracking/quotes/${encodeURIComponent(quote.number)}`,
  }),
  hasLine: async (tx, priceQuoteId, lineKey, viewer) => {
    const of = { lineKey, version: { is: { priceQuoteId } } };
    return (await tx.priceQuoteLine.count({ where: { AND: [of, visibleQuoteLines(viewer)] } })) > 0;
  },
  writable: (quote, viewer) => writableQuoteNotes(quote, orderActor(viewer)),
});
