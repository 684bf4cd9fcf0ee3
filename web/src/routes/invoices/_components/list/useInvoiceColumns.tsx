import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useSignedInViewer } from '../../../../lib/session/useSignedInViewer.ts';
import { links } from '../../../../links.ts';
import type { ListColumns } from '../../../../list/column.ts';
import type { List } from '../../../../list/useList.ts';
import { CellLines } from '../../../../ui/data/CellLines.tsx';
import { DateText } from '../../../../ui/data/DateText.tsx';
import { Money } from '../../../../ui/data/Money.tsx';
import { RowLink } from '../../../../ui/data/RowLink.tsx';
import { StatusDot } from '../../../../ui/data/StatusDot.tsx';
import type { InvoiceListView } from '../../_lib/invoice-list.ts';
import { DueDate } from '../DueDate.tsx';
import type {
  useInvoiceColumns_invoices$data,
  useInvoiceColumns_invoices$key,
} from './__generated__/useInvoiceColumns_invoices.graphql.ts';

const fragment = graphql`
  fragment useInvoiceColumns_invoices on Invoice @relay(plural: true) {
    id
    number
    currency
    orderCode
    poNumber
    issuedOn
    dueOn
    isOverdue
    total
    applied
    balance
    customer {
      name
    }
    statusName
    status {
      colour
    }
  }
`;

/** An invoice of the list. */
export type InvoiceRow = useInvoiceColumns_invoices$data[number];

/** Reads the column data of invoices. */
export function useInvoiceRows(invoices: useInvoiceColumns_invoices$key) {
  return useFragment(fragment, invoices);
}

/** The columns of the list of invoices. */
export function useInvoiceColumns({
  rowSearch,
}: List<InvoiceListView>): ListColumns<InvoiceRow, InvoiceListView['sort']> {
  const { t } = useTranslation('invoices');
  const { isStaff, isMultiCustomer } = useSignedInViewer();
  const hasCustomers = isStaff || isMultiCustomer;
  const amount =
    (key: 'total' | 'applied' | 'balance') =>
    ({ [key]: value, currency }: InvoiceRow) => <Money amount={value} currency={currency} />;
  return [
    {
      key: 'number',
      area: 'title',
      isFixed: true,
      isName: true,
      sort: '-number',
      cell: ({ number, orderCode, poNumber, customer }) => (
        <CellLines detail={[orderCode, poNumber]} inCard={hasCustomers && customer.name}>
          <RowLink to={links.invoice(number) + rowSearch} whiteSpace="nowrap">
            {number}
          </RowLink>
        </CellLines>
      ),
    },
    hasCustomers && { key: 'customer', area: 'table', isName: true, cell: ({ customer }) => customer.name },
    { key: 'order', area: 'table', isDefaultHidden: true, cell: ({ orderCode }) => orderCode },
    { key: 'poNumber', area: 'table', isDefaultHidden: true, cell: ({ poNumber }) => poNumber },
    {
      key: 'status',
      area: 'status',
      cell: ({ statusName, status }) => <StatusDot name={statusName} colour={status.colour} />,
    },
    {
      key: 'issued',
      area: 'table',
      sort: '-issued',
      cell: ({ issuedOn }) => (issuedOn ? <DateText value={issuedOn} /> : t('notIssued')),
    },
    {
      key: 'due',
      area: 'more',
      sort: 'due',
      cell: ({ dueOn, isOverdue }) => <DueDate dueOn={dueOn} isOverdue={isOverdue} />,
    },
    { key: 'total', area: 'table', isFigure: true, sort: '-total', cell: amount('total') },
    { key: 'applied', area: 'wide', isFigure: true, cell: amount('applied') },
    { key: 'balance', area: 'amount', sort: '-balance', cell: amount('balance') },
  ];
}
