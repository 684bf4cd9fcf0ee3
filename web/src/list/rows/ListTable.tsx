import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import type { Grid } from '../grid/grid.ts';
import type { SelectedRows } from '../selection/ListBulkBar.tsx';
import type { Matching } from '../selection/matching.ts';
import { type ListRow, useSelection } from '../selection/useSelection.ts';
import { useClearedNotice } from '../useClearedNotice.ts';
import type { List } from '../useList.ts';
import { ListRows, type MoreRows } from './ListRows.tsx';
import { RowTable } from './RowTable.tsx';

const SelectMatching = lazy(async () => ({
  default: (await import('../selection/SelectMatching.tsx')).SelectMatching,
}));

/** Page size where the address has none. */
const PAGE_SIZE = 20;

/** What a table may look at in a view. */
type TableView<Sort extends string> = {
  readonly sort?: Sort;
  readonly pageSize?: number;
  readonly selected?: readonly string[];
};

type ListTableProps<Row extends ListRow, Sort extends string, View extends TableView<Sort>> = {
  /** Absent where the address holds nothing of the list: one order, no filters. */
  list?: List<View>;
  /** Accessible name. */
  label: string;
  rows: readonly Row[];
  more: MoreRows;
  /** What a row is known by to people: the words of its box. */
  nameOf: (row: Row) => string;
  /** Its columns, as the user has them. */
  grid: Grid<Row, Sort>;
  /** How many rows there are, in words. */
  total: string;
  /** In place of the rows when there is none. */
  empty: ReactNode;
  /** A `ListBulkBar`, fetched with the first selection: what can be done with several rows at once. Absent: nothing. */
  bulkBar?: ComponentType<SelectedRows<NoInfer<Row>>> | undefined;
  /** Files of rows by their ids, for the bar; absent: the viewer may have none. */
  filesOf?: SelectedRows<Row>['filesOf'];
  /** Asks for the ids of all rows that match; absent: what is loaded can be selected, and nothing beyond. */
  matching?: Matching;
};

/** The rows of a list as a table, more on request, with what can be done with several of them. */
export function ListTable<Row extends ListRow, Sort extends string, View extends TableView<Sort>>(
  props: ListTableProps<Row, Sort, View>,
) {
  const { list, label, rows, more, nameOf, grid, total, empty, bulkBar: BulkBar, filesOf, matching } = props;
  const selection = useSelection(
    list,
    rows.map(({ id }) => id),
  );
  const ids = selection?.selected ?? [];
  useClearedNotice(list?.address.rows(list.view), ids.length);
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
          nameOf={nameOf}
          grid={grid}
          selection={BulkBar && selection}
        />
      </ListRows>
      {BulkBar && selection && ids.length > 0 && (
        <Suspense>
          <BulkBar
            ids={ids}
            rows={rows.filter(({ id }) => ids.includes(id))}
            shown={rows}
            filesOf={filesOf}
            onClear={selection.clear}
            matching={
              matching &&
              selection.isAll &&
              ids.length <= rows.length &&
              more.hasNext && <SelectMatching matching={matching} selection={selection} />
            }
          />
        </Suspense>
      )}
    </>
  );
}
