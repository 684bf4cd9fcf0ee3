import { useTranslation } from 'react-i18next';
import { links } from '../../../../links.ts';
import type { ListColumns } from '../../../../list/column.ts';
import { AppLink } from '../../../../ui/actions/AppLink.tsx';
import { CellLines } from '../../../../ui/data/CellLines.tsx';
import { DateText } from '../../../../ui/data/DateText.tsx';
import { Money } from '../../../../ui/data/Money.tsx';
import { RowPicture } from '../../../../ui/data/RowPicture.tsx';
import { StatusDot } from '../../../../ui/data/StatusDot.tsx';
import { STATE_COLOURS } from '../../_lib/state-colours.ts';
import type { ConsignmentLines_consignment$data } from './__generated__/ConsignmentLines_consignment.graphql.ts';

type Line = ConsignmentLines_consignment$data['lines'][number];

/** Displayed state: pieces returned without being sent are unpacked, lost ones stay lost when billed. */
function shownState({ state, sentOn, billedFrom }: Line): string {
  if (state === 'INVOICED' && billedFrom === 'LOST') return 'LOST_INVOICED';
  return state === 'RETURNED' && !sentOn ? 'UNPACKED' : state;
}

/** Columns of a consignment’s pieces. Amounts only for users who may see prices. */
export function useLineColumns(lines: readonly Line[], currency: string): ListColumns<Line> {
  const { t } = useTranslation('consignments');
  const hasPrices = lines.some(({ memoPrice }) => memoPrice != null);
  const hasInvoices = lines.some(({ invoiceNumber }) => invoiceNumber != null);
  const out = ({ daysOut: count }: Line) =>
    count != null && (count === 0 ? t('line.outToday') : t('line.daysOut', { count }));
  return [
    {
      key: 'picture',
      isHeaderHidden: true,
      hasNoText: true,
      area: 'picture',
      cell: ({ imageUrl }) => <RowPicture src={imageUrl} />,
    },
    {
      key: 'piece',
      area: 'meta',
      isFixed: true,
      isName: true,
      cell: ({ title, itemTypeCode }) => <CellLines detail={[itemTypeCode]}>{title}</CellLines>,
    },
    {
      key: 'quantity',
      area: 'title',
      isFixed: true,
      isFigure: true,
      cell: ({ quantity }) => t('line.quantity', { count: quantity }),
    },
    {
      key: 'state',
      area: 'status',
      isFixed: true,
      cell: (line) => (
        <CellLines detail={[out(line)]}>
          <StatusDot name={t(`state.${shownState(line)}`)} colour={STATE_COLOURS[line.state] ?? 'grey'} />
        </CellLines>
      ),
    },
    {
      key: 'sent',
      area: 'wide',
      isDefaultHidden: true,
      cell: ({ sentOn }) => sentOn && <DateText value={sentOn} />,
    },
    { key: 'since', area: 'wide', cell: ({ stateSince }) => <DateText value={stateSince} /> },
    hasPrices && {
      key: 'memoPrice',
      area: 'table',
      isFigure: true,
      cell: ({ memoPrice }) => <Money amount={memoPrice} currency={currency} />,
    },
    hasPrices && {
      key: 'value',
      area: 'amount',
      cell: ({ value }) => <Money amount={value} currency={currency} />,
    },
    hasInvoices && {
      key: 'invoice',
      area: 'more',
      cell: ({ invoiceNumber }) =>
        invoiceNumber ? (
          <AppLink to={links.invoice(invoiceNumber)} whiteSpace="nowrap">
            {invoiceNumber}
          </AppLink>
        ) : (
          '–'
        ),
    },
  ];
}
