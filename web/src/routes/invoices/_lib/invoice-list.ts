import { listAddress } from '../../../list/list-address.ts';
import { day, oneId, order, pagesOf, several, tabAndSearch, yesOrNo } from '../../../list/parameter.ts';
import { INVOICE_STATUS_CODES } from '../../../orders/invoice-codes.ts';

/** URL state of the list of invoices. Filters are named as in the query. */
export const invoiceList = listAddress({
  ...tabAndSearch,
  statusCodes: several('status', INVOICE_STATUS_CODES),
  isOverdue: yesOrNo('due', 'overdue', 'not-overdue'),
  /** Staff only. */
  customerId: oneId('customer'),
  issuedFrom: day('from'),
  issuedTo: day('to'),
  sort: order(
    'sort',
    ['-number', 'number', 'due', '-due', '-issued', 'issued', '-balance', 'balance', '-total', 'total'],
    { number: 'NUMBER', due: 'DUE_ON', issued: 'ISSUED_ON', balance: 'BALANCE', total: 'TOTAL' },
  ),
  /** The first is the default (ordering spec section 9). */
  ...pagesOf(10, 20, 50, 100),
});

export type InvoiceListView = typeof invoiceList.initial;
