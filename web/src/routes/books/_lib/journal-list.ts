import { listAddress } from '../../../list/list-address.ts';
import { day, oneId, optional, order, pagesOf, searchText } from '../../../list/parameter.ts';
import { LEDGER_ACCOUNTS } from '../../../orders/invoice-codes.ts';

type AccountCode = keyof typeof LEDGER_ACCOUNTS;

// Every key is a code.
const ACCOUNTS = Object.keys(LEDGER_ACCOUNTS).map((code) => code.toLowerCase() as Lowercase<AccountCode>);

/** The account code in the URL. */
export function accountCode(inAddress: Lowercase<AccountCode>): AccountCode {
  return inAddress.toUpperCase() as AccountCode; // As above.
}

/** URL state of the journal. Filters are named as in the query. */
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
  ...pagesOf(20, 50, 100),
});

export type JournalView = typeof journalList.initial;
