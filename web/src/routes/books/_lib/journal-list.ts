import { listAddress } from '../../../list/list-address.ts';
import {
  day,
  oneId,
  optional,
  order,
  pageSize,
  savedView,
  searchText,
  selection,
} from '../../../list/parameter.ts';

/** Accounts of the journal, in the order of their numbers. */
const ACCOUNTS = [
  'cash',
  'bank',
  'cards',
  'receivables',
  'sales_tax',
  'prepayments',
  'credits',
  'sales',
  'shipping',
  'returns',
  'bad_debts',
] as const;

/** The state of the journal in the address; filters have the names that the query gives them. */
export const journalList = listAddress({
  search: searchText('search'),
  account: optional('account', ACCOUNTS),
  customerId: oneId('customer'),
  from: day('from'),
  to: day('to'),
  sort: order('sort', ['-day', 'day', '-debit', 'debit', '-credit', 'credit'], {
    day: 'BOOKED_ON',
    debit: 'DEBIT',
    credit: 'CREDIT',
  }),
  pageSize: pageSize('size', [20, 50, 100]),
  selected: selection('selected'),
  savedView: savedView('view'),
});

/** A view of the journal. */
export type JournalView = typeof journalList.initial;
