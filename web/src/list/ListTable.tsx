import { VisuallyHidden } from '@chakra-ui/react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { DataCell } from '../ui/DataCell.tsx';
import { DataGrid, type GridColumn } from '../ui/DataGrid.tsx';
import { DataRow } from '../ui/DataRow.tsx';
import { SelectBox } from '../ui/SelectBox.tsx';
import type { ListColumn } from './column.ts';
import { ListKeys } from './ListKeys.tsx';
import type { List } from './useList.ts';
import type { Selection } from './useSelection.ts';

type SortingView<Sort extends string> = { readonly sort: Sort };

type ListTableProps<Row, Sort extends string, View extends SortingView<Sort>> = {
  /** Absent where there is one order. */
  list?: List<View>;
  /** Accessible name. */
  label: string;
  rows: readonly Row[];
  /** What a row is known by: in the selection, and in the words of its box. */
  keyOf: (row: Row) => string;
  columns: readonly ListColumn<Row, Sort>[];
  /** Absent where nothing is done with several rows at once. */
  selection?: Selection;
};

/** Rows of a list in columns, sorted by their heads, selected by boxes and walked through by the keyboard. */
export function ListTable<Row, Sort extends string, View extends SortingView<Sort>>(
  props: ListTableProps<Row, Sort, View>,
) {
  const { list, label, rows, keyOf, columns, selection } = props;
  const { t } = useTranslation();
  const table = useRef<HTMLDivElement>(null);
  const heads: GridColumn[] = columns.map((column) => ({
    key: column.key,
    header: column.isHeaderHidden ? <VisuallyHidden>{column.header}</VisuallyHidden> : column.header,
    align: column.align,
    isExtra: column.isExtra,
    sort: list && column.sort && sortOf(list, column.sort),
  }));
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
              {columns.map((column) => (
                <DataCell
                  key={column.key}
                  area={column.area}
                  cardLabel={
                    column.isLabelledInCard ? t('list.cardLabel', { label: column.header }) : undefined
                  }
                  align={column.align}
                  isExtra={column.isExtra}
                  isName={column.isName}
                >
                  {column.cell(row)}
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

/** First click sorts `first`, the next one the other way round. */
function sortOf<Sort extends string, View extends SortingView<Sort>>(
  { view, to }: List<View>,
  { ascending, descending, first }: NonNullable<ListColumn<never, Sort>['sort']>,
): GridColumn['sort'] {
  const direction = view.sort === ascending ? 'ascending' : view.sort === descending ? 'descending' : null;
  const sort = view.sort === first ? (first === ascending ? descending : ascending) : first;
  // A view has nothing under `sort` but one of its orders.
  return { to: to({ sort } as unknown as Partial<View>), direction };
}
