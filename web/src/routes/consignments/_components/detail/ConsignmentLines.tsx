import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import type { useGrid_setting$key } from '../../../../list/grid/__generated__/useGrid_setting.graphql.ts';
import { useGrid } from '../../../../list/grid/useGrid.ts';
import { ListTable } from '../../../../list/rows/ListTable.tsx';
import { ListTools } from '../../../../list/toolbar/ListTools.tsx';
import { DetailPanel } from '../../../../ui/layout/DetailPanel.tsx';
import type { ConsignmentLines_consignment$key } from './__generated__/ConsignmentLines_consignment.graphql.ts';
import { useLineColumns } from './useLineColumns.tsx';

const fragment = graphql`
  fragment ConsignmentLines_consignment on Consignment {
    currency
    lines {
      id
      title
      itemTypeCode
      imageUrl
      quantity
      memoPrice
      value
      state
      billedFrom
      stateSince
      sentOn
      daysOut
      invoiceNumber
    }
  }
`;

/** All lines are fetched with the consignment. */
const NO_MORE = { hasNext: false, isLoadingNext: false, loadNext: () => {} };

type ConsignmentLinesProps = { consignment: ConsignmentLines_consignment$key; setting: useGrid_setting$key };

/** Pieces of a consignment: description, state, date, and memo price. */
export function ConsignmentLines({ consignment: key, setting }: ConsignmentLinesProps) {
  const { t } = useTranslation('consignments');
  const { lines, currency } = useFragment(fragment, key);
  const columnLabel = (name: string) => t(`line.column.${name}`);
  const grid = useGrid({ setting, columns: useLineColumns(lines, currency), columnLabel });
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <DetailPanel
      title={t('line.title')}
      action={<ListTools grid={grid} count={lines.length} more={NO_MORE} />}
    >
      <ListTable
        label={t('line.title')}
        rows={lines}
        more={NO_MORE}
        nameOf={({ title }) => title}
        grid={grid}
        total={t('line.total', { count })}
        empty={null}
      />
    </DetailPanel>
  );
}
