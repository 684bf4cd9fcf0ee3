import { listAddress } from '../../../list/list-address.ts';
import { day, oneId, order, pagesOf, several, tabAndSearch, yesOrNo } from '../../../list/parameter.ts';
import { CONSIGNMENT_STATUS_CODES } from '../../../orders/invoice-codes.ts';

/** URL state of the list of consignments. Filters are named as in the query. */
export const consignmentList = listAddress({
  ...tabAndSearch,
  statusCodes: several('status', CONSIGNMENT_STATUS_CODES),
  isOverdue: yesOrNo('due', 'overdue', 'not-overdue'),
  /** Staff only. */
  customerId: oneId('customer'),
  issuedFrom: day('from'),
  issuedTo: day('to'),
  sort: order('sort', ['-number', 'number', 'due', '-due', '-issued', 'issued', '-out', 'out'], {
    number: 'NUMBER',
    due: 'DUE_ON',
    issued: 'ISSUED_ON',
    out: 'OUT_VALUE',
  }),
  /** The first is the default (ordering spec section 9). */
  ...pagesOf(10, 20, 50, 100),
});

export type ConsignmentListView = typeof consignmentList.initial;
