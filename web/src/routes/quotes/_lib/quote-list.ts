import { listAddress } from '../../../list/list-address.ts';
import { oneId, optional, order, pagesOf, several, tabAndSearch } from '../../../list/parameter.ts';
import { QUOTE_STATUS_CODES } from '../../../orders/quote-status-codes.ts';

/** URL state of the list of quotes. Filters are named as in the query. */
export const quoteList = listAddress({
  ...tabAndSearch,
  statusCodes: several('status', QUOTE_STATUS_CODES),
  /** Staff only. */
  customerId: oneId('customer'),
  validity: optional('validity', ['valid', 'ends-soon', 'ended']),
  waitingOn: optional('waiting', ['us', 'customer']),
  /** Staff only. */
  approval: optional('approval', ['asked', 'approved', 'refused']),
  /** Staff only. */
  source: optional('source', ['portal', 'vlora']),
  sort: order('sort', ['-created', 'created', 'valid', '-valid', 'number', '-number', '-total', 'total'], {
    created: 'CREATED_AT',
    valid: 'VALID_UNTIL',
    number: 'NUMBER',
    total: 'TOTAL',
  }),
  /** The first is the default (ordering spec section 9). */
  ...pagesOf(10, 20, 50, 100),
});

export type QuoteListView = typeof quoteList.initial;
