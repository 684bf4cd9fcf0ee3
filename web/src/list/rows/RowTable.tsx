import { VisuallyHidden } from '@chakra-ui/react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { DataCell } from '../../ui/data/DataCell.tsx';
import { DataGrid, type GridColumn } from '../../ui/data/DataGrid.tsx';
import { DataRow } from '../../ui/data/DataRow.tsx';
import { SelectBox } from '../../ui/fields/SelectBox.tsx';
import type { ListColumn } from '../column.ts';
import { withWidth } from '../grid/arrangement.ts';
import type { Grid } from '../grid/grid.ts';
import { ListKeys } from '../keys/ListKeys.tsx';
import type { ListRow, Selection } from '../selection/useSelection.ts';
import type { List } from '../useList.ts';
import { useRowFocus } from './useRowFocus.ts';

type SortingView<Sort extends string> = { readonly sort?: Sort };

type RowTableProps<Row extends ListRow, Sort extends string, View extends SortingView<Sort>> = {
  /** Absent if there is only one order. */
  list: List<View> | undefined;
  /** Accessible name. */
  label: string;
  rows: readonly Row[];
  /** Name of a row. */
  nameOf: (row: Row) => string;
  grid: Grid<Row, Sort>;
  /** Absent without bulk actions. */
  selection: Selection | undefined;
};

/** The table of a list: sortable columns, selectable rows and keyboard navigation. */
export function RowTable<Row extends ListRow, Sort extends string, View extends SortingView<Sort>>(
  props: RowTableProps<Row, Sort, View>,
) {
  const { list, label, rows, nameOf, grid, selection } = props;
  const { columnLabel, isOwn } = grid;
  const shown = grid.columns.filter(({ isVisible }) => isVisible);
  const { t } = useTranslation();
  const { t: hint } = useTranslation('lists');
  const table = useRef<HTMLDivElement>(null);
  useRowFocus(table);
  const heads: GridColumn[] = shown.map(({ column, width }) => {
    const { key, isHeaderHidden, sort } = column;
    const words = columnLabel(key);
    return {
      key,
      header: isHeaderHidden ? <VisuallyHidden>{words}</VisuallyHidden> : words,
      ...cellPlace(column, isOwn),
      sort: list && sort && sortOf(list, sort),
      width,
      onResize: isHeaderHidden ? undefined : (to) => grid.rearrange((columns) => withWidth(columns, key, to)),
    };
  });
  if (selection) {
    const header = (
      <SelectBox
        label={t('list.selectAll')}
        isChecked={selection.isAll}
        isPartial={!selection.isAll && selection.isSome}
        onChange={selection.chooseAll}
      />
    );
    heads.unshift({ key: 'select', header, isScreenOnly: true });
  }
  return (
    <div ref={table} data-printed-list>
      <DataGrid label={label} hint={hint('rowsHint')} columns={heads} isCompact={grid.isCompact}>
        {rows.map((row) => {
          const isSelected = selection?.selected.includes(row.id);
          return (
            <DataRow key={row.id} rowKey={row.id} isSelected={isSelected}>
              {selection && (
                <DataCell area="select">
                  <SelectBox
                    label={t('list.selectOne', { name: nameOf(row) })}
                    isChecked={isSelected ?? false}
                    onChange={(isRange) => selection.choose(row.id, isRange)}
                  />
                </DataCell>
              )}
              {shown.map(({ column: { key, area, isFigure, isName, isHeaderHidden, cell } }) => (
                <DataCell
                  key={key}
                  area={area === 'wide' ? 'table' : area}
                  cardLabel={
                    area === 'more' && !isHeaderHidden
                      ? t('list.cardLabel', { label: columnLabel(key) })
                      : undefined
                  }
                  isName={isName}
                  {...cellPlace({ area, isFigure }, isOwn)}
                >
                  {cell(row)}
                </DataCell>
              ))}
            </DataRow>
          );
        })}
      </DataGrid>
      <ListKeys table={table} selection={selection} />
    </div>
  );
}

/** Numbers are aligned to the end. If the user changed the columns, none is dropped in narrow tables. */
function cellPlace({ area, isFigure }: Pick<ListColumn<never>, 'area' | 'isFigure'>, isOwn: boolean) {
  const align = area === 'amount' || isFigure ? 'end' : 'start';
  return { align, isExtra: area === 'wide' && !isOwn } as const;
}

/** The first click sorts in the order of the column, the second one in reverse. */
function sortOf<Sort extends string, View extends SortingView<Sort>>(
  { view, to }: List<View>,
  first: Sort,
): GridColumn['sort'] {
  const reverse = first.startsWith('-') ? first.slice(1) : `-${first}`;
  const isInForce = view.sort === first || view.sort === reverse;
  const direction = isInForce ? (view.sort?.startsWith('-') ? 'descending' : 'ascending') : null;
  // The key `sort` of a view holds one of its orders.
  return { to: to({ sort: view.sort === first ? reverse : first } as unknown as Partial<View>), direction };
}
