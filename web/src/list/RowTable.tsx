import { VisuallyHidden } from '@chakra-ui/react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { DataCell } from '../ui/data/DataCell.tsx';
import { DataGrid, type GridColumn } from '../ui/data/DataGrid.tsx';
import { DataRow } from '../ui/data/DataRow.tsx';
import { SelectBox } from '../ui/fields/SelectBox.tsx';
import type { ListColumn, ListColumns } from './column.ts';
import { ListKeys } from './ListKeys.tsx';
import type { List } from './useList.ts';
import type { Selection } from './useSelection.ts';

type SortingView<Sort extends string> = { readonly sort: Sort };

type RowTableProps<Row, Sort extends string, View extends SortingView<Sort>> = {
  /** Absent where there is one order. */
  list: List<View> | undefined;
  /** Accessible name. */
  label: string;
  rows: readonly Row[];
  /** What a row is known by: in the selection, and in the words of its box. */
  keyOf: (row: Row) => string;
  columns: ListColumns<Row, Sort>;
  /** Words of a column's head. */
  columnLabel: (key: string) => string;
  /** Absent where nothing is done with several rows at once. */
  selection: Selection | undefined;
};

/** The table of a list: rows in columns, sorted by their heads, selected by boxes and walked through by the keyboard. */
export function RowTable<Row, Sort extends string, View extends SortingView<Sort>>(
  props: RowTableProps<Row, Sort, View>,
) {
  const { list, label, rows, keyOf, columnLabel, selection } = props;
  const columns = props.columns.filter((column) => column !== false);
  const { t } = useTranslation();
  const table = useRef<HTMLDivElement>(null);
  const heads: GridColumn[] = columns.map((column) => {
    const { key, isHeaderHidden, area, sort } = column;
    const words = columnLabel(key);
    return {
      key,
      header: isHeaderHidden ? <VisuallyHidden>{words}</VisuallyHidden> : words,
      ...cellPlace(area),
      sort: list && sort && sortOf(list, sort),
    };
  });
  if (selection) {
    const header = (
      <SelectBox
        label={t('list.selectAll')}
        isChecked={selection.isAll}
        isPartial={!selection.isAll && rows.some((row) => selection.selected.includes(keyOf(row)))}
        onChange={selection.chooseAll}
      />
    );
    heads.unshift({ key: 'select', header });
  }
  return (
    <div ref={table}>
      <DataGrid label={label} columns={heads}>
        {rows.map((row) => {
          const key = keyOf(row);
          const isSelected = selection?.selected.includes(key);
          return (
            <DataRow key={key} rowKey={key} isSelected={isSelected}>
              {selection && (
                <DataCell area="select">
                  <SelectBox
                    label={t('list.selectOne', { name: key })}
                    isChecked={isSelected ?? false}
                    onChange={(isRange) => selection.choose(key, isRange)}
                  />
                </DataCell>
              )}
              {columns.map(({ key: column, area, isName, isHeaderHidden, cell }) => (
                <DataCell
                  key={column}
                  area={area === 'wide' ? 'table' : area}
                  cardLabel={
                    area === 'more' && !isHeaderHidden
                      ? t('list.cardLabel', { label: columnLabel(column) })
                      : undefined
                  }
                  isName={isName}
                  {...cellPlace(area)}
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

/** Figures stand below each other by their ends. */
function cellPlace(area: ListColumn<never>['area']) {
  return { align: area === 'amount' ? 'end' : 'start', isExtra: area === 'wide' } as const;
}

/** First click sorts in the order of the column, the next one in reverse. */
function sortOf<Sort extends string, View extends SortingView<Sort>>(
  { view, to }: List<View>,
  first: Sort,
): GridColumn['sort'] {
  const reverse = first.startsWith('-') ? first.slice(1) : `-${first}`;
  const isInForce = view.sort === first || view.sort === reverse;
  const direction = isInForce ? (view.sort.startsWith('-') ? 'descending' : 'ascending') : null;
  // A view has nothing under `sort` but one of its orders.
  return { to: to({ sort: view.sort === first ? reverse : first } as unknown as Partial<View>), direction };
}
