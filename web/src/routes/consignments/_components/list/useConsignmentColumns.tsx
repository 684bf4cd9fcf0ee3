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
import type { ConsignmentListView } from '../../_lib/consignment-list.ts';
import { DueMark } from '../DueMark.tsx';
import type {
  useConsignmentColumns_consignments$data,
  useConsignmentColumns_consignments$key,
} from './__generated__/useConsignmentColumns_consignments.graphql.ts';

const fragment = graphql`
  fragment useConsignmentColumns_consignments on Consignment @relay(plural: true) {
    id
    number
    currency
    issuedOn
    memoValue
    outValue
    ...DueMark_consignment
    pieces {
      state
      quantity
    }
    customer {
      name
    }
    status {
      code
      name
      colour
    }
  }
`;

type ConsignmentRow = useConsignmentColumns_consignments$data[number];

/** Reads the column data of consignments. */
export function useConsignmentRows(consignments: useConsignmentColumns_consignments$key) {
  return useFragment(fragment, consignments);
}

/** Columns of the list of consignments. Amounts only for users who may see prices. */
export function useConsignmentColumns(
  { rowSearch }: List<ConsignmentListView>,
  rows: readonly ConsignmentRow[],
): ListColumns<ConsignmentRow, ConsignmentListView['sort']> {
  const { t } = useTranslation('consignments');
  const { isStaff, isMultiCustomer } = useSignedInViewer();
  const hasCustomers = isStaff || isMultiCustomer;
  const hasPrices = rows.some(({ memoValue }) => memoValue != null);
  return [
    {
      key: 'number',
      area: 'title',
      isFixed: true,
      isName: true,
      sort: '-number',
      cell: ({ number, customer }) => (
        <CellLines detail={[]} inCard={hasCustomers && customer.name}>
          <RowLink to={links.consignment(number) + rowSearch} whiteSpace="nowrap">
            {number}
          </RowLink>
        </CellLines>
      ),
    },
    hasCustomers && { key: 'customer', area: 'table', isName: true, cell: ({ customer }) => customer.name },
    { key: 'status', area: 'status', cell: ({ status }) => <StatusDot {...status} /> },
    {
      key: 'issued',
      area: 'table',
      sort: '-issued',
      cell: ({ issuedOn }) => (issuedOn ? <DateText value={issuedOn} /> : t('notSent')),
    },
    { key: 'due', area: 'more', sort: 'due', cell: (row) => <DueMark consignment={row} /> },
    {
      key: 'pieces',
      area: 'meta',
      hasNoText: true,
      isFigure: true,
      cell: ({ pieces }) => t('piecesOut', { count: withCustomer(pieces) }),
    },
    hasPrices && {
      key: 'value',
      area: 'wide',
      isFigure: true,
      cell: ({ memoValue, currency }) => <Money amount={memoValue} currency={currency} />,
    },
    hasPrices && {
      key: 'out',
      area: 'amount',
      sort: '-out',
      cell: ({ outValue, currency }) => <Money amount={outValue} currency={currency} />,
    },
  ];
}

/** Pieces with the customer that are not sold. */
function withCustomer(pieces: ConsignmentRow['pieces']): number {
  return pieces
    .filter(({ state }) => state === 'OUT' || state === 'RETURN_REQUESTED')
    .reduce((sum, { quantity }) => sum + quantity, 0);
}
