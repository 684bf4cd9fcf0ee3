import { z } from 'zod';
import type { Prisma } from '../../../database/generated/client.ts';
import { MAX_ID } from '../../../lib/max-id.ts';
import { filter, search } from '../../../lists/filter.ts';
import { list } from '../../../lists/list.ts';
import { onlyThese } from '../../../lists/only-these.ts';
import { orderTabs } from '../../../lists/order-tabs.ts';
import { withWordsOf } from '../../search/term-search.ts';
import { WaitingOnEnum } from '../../settings/status.type.ts';
import { listedQuotes, visibleQuotes } from '../access.ts';
import { PriceQuote, QuoteSourceEnum } from '../quote/price-quote.type.ts';
import { TOTAL_COLUMNS } from '../quote/read-total.ts';
import { isQuoteStatusCode, QUOTE_STATUS_CODES, QUOTE_STATUSES } from '../rules/status-codes.ts';
import { QUOTES_VIEW } from '../rules/transitions.ts';
import { ApprovalFilterEnum, withApproval } from './approval-filter.ts';
import { inStatus, inTab } from './in-status.ts';
import { PRICE_QUOTE_EXPORT } from './price-quote-export.ts';
import { ValidityFilterEnum, withValidity } from './validity-filter.ts';

/** Price quotes of the active customer; for staff, of all customers. */
export const priceQuotes = list('priceQuotes', {
  model: 'PriceQuote',
  type: PriceQuote,
  typeName: 'PriceQuote',
  noun: { one: 'price quote', many: 'price quotes' },
  description: 'Price quotes of the active customer, or all for staff.',
  permission: QUOTES_VIEW,
  visible: listedQuotes,
  tabs: { of: orderTabs, where: inTab },
  hasFilterInput: true,
  filters: {
    search: search({
      description:
        'Prefix search over the words of number, PO, references, end customers, pieces or customer.',
      examples: ['client', 'pq-10', 'ref-77 client', 'nothing like it'],
      where: (text): Prisma.PriceQuoteWhereInput => withWordsOf(text),
    }),
    statusCodes: filter({
      type: ['String'],
      description: 'Any of these statuses.',
      check: z.array(z.string().refine(isQuoteStatusCode, 'UNKNOWN')).max(QUOTE_STATUS_CODES.length),
      examples: [['REQUESTED', 'SENT'], ['CONVERTED'], ['SUPERSEDED']],
      where: (codes) => inStatus((code) => codes.includes(code)),
    }),
    customerId: filter({
      type: 'Int',
      description: 'Only quotes for this customer.',
      check: z.int().min(1).max(MAX_ID),
      where: (customerId) => ({ customerId }),
    }),
    waitingOn: filter({
      type: WaitingOnEnum,
      description: 'Who has to act next.',
      where: (side) => inStatus((code) => QUOTE_STATUSES[code].waitingOn === side),
    }),
    validity: filter({
      type: ValidityFilterEnum,
      description: 'Offers by validity.',
      where: withValidity,
    }),
    approval: filter({
      type: ApprovalFilterEnum,
      description: 'Offers below the limits by their approval; staff only, nothing is found for others.',
      where: withApproval,
    }),
    source: filter({
      type: QuoteSourceEnum,
      description: 'Only quotes of this system.',
      where: (source) => ({ source }),
    }),
    priceQuoteIds: onlyThese('PriceQuote', async ({ quote }) => [[await quote(), await quote()]]),
  },
  sorts: {
    CREATED_AT: { description: 'When it was made.', by: ['createdAt'] },
    NUMBER: { description: 'Number, in counting order.', by: ['numberRank'] },
    VALID_UNTIL: {
      description: 'End of the offer; quotes without one are last, or first when descending.',
      by: ['validUntil'],
    },
    TOTAL: {
      description: 'Total as the viewer reads it; quotes without one are last, or first when descending.',
      by: TOTAL_COLUMNS,
    },
  },
  defaultSort: { field: 'CREATED_AT', direction: 'desc', meaning: 'newest first' },
  selectable: true,
  export: PRICE_QUOTE_EXPORT,
  grid: 'PRICE_QUOTES',
  supportsOffset: true,
  neighbours: {
    by: 'number',
    visible: visibleQuotes,
    sample: async ({ quoteNumber, foreign }) => ({ own: await quoteNumber(), foreign: foreign.quoteNumber }),
  },
  // For a viewer who sees all quotes, only the index of ids is useful.
  countedBy: (viewer) => (viewer.isStaff ? { id: 'desc' } : null),
  sample: ({ buyer, customerId, foreignCustomerId }) => ({
    as: buyer,
    args: { filter: { customerId }, orderBy: { field: 'NUMBER', direction: 'ASC' }, tab: 'ALL' },
    foreign: { 'filter.customerId': foreignCustomerId },
  }),
});
