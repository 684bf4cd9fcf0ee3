import { type ComponentType, type ReactNode, Suspense } from 'react';
import type { ListColumns } from './column.ts';
import type { SelectedRows } from './ListBulkBar.tsx';
import { ListRows, type MoreRows } from './ListRows.tsx';
import { RowTable } from './RowTable.tsx';
import type { List } from './useList.ts';
import { useSelection } from './useSelection.ts';

/** Page size where the address has none. */
const PAGE_SIZE = 20;

/** What a table may look at in a view. */
type TableView<Sort extends string> = {
  readonly sort: Sort;
  readonly pageSize?: number;
  readonly selected?: readonly string[];
};

type ListTableProps<Row, Sort extends string, View extends TableView<Sort>> = {
  /** Absent where the address holds nothing of the list: one order, no filters. */
  list?: List<View>;
  /** Accessible name. */
  label: string;
  rows: readonly Row[];
  more: MoreRows;
  /** What a row is known by: in the selection, and in the words of its box. */
  keyOf: (row: Row) => string;
  columns: ListColumns<Row, Sort>;
  /** Words of a column's head. */
  columnLabel: (key: string) => string;
  /** How many rows there are, in words. */
  total: string;
  /** In place of the rows when there is none. */
  empty: ReactNode;
  /** A `ListBulkBar`, fetched with the first selection: what can be done with several rows at once. Absent: nothing. */
  bulkBar?: ComponentType<SelectedRows<NoInfer<Row>>>;
};

/** The rows of a list as a table, more on request, with what can be done with several of them. */
export function ListTable<Row, Sort extends string, View extends TableView<Sort>>(
  props: ListTableProps<Row, Sort, View>,
) {
  const { list, label, rows, more, keyOf, columns, columnLabel, total, empty, bulkBar: BulkBar } = props;
  const selection = useSelection(list, rows.map(keyOf));
  const selected = rows.filter((row) => selection?.selected.includes(keyOf(row)));
  return (
    <>
      <ListRows
        count={rows.length}
        more={more}
        pageSize={list?.view.pageSize ?? PAGE_SIZE}
        isPending={list?.isPending ?? false}
        total={total}
        empty={empty}
      >
        <RowTable
          list={list}
          label={label}
          rows={rows}
          keyOf={keyOf}
          columns={columns}
          columnLabel={columnLabel}
          selection={BulkBar && selection}
        />
      </ListRows>
      {BulkBar && selection && selected.length > 0 && (
        <Suspense>
          <BulkBar rows={selected} onClear={selection.clear} />
        </Suspense>
      )}
    </>
  );
}
