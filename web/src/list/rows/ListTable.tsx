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

/** Default page size. */
const PAGE_SIZE = 20;

/** View properties that a table uses. */
type TableView<Sort extends string> = {
  readonly sort?: Sort;
  readonly pageSize?: number;
  readonly selected?: readonly string[];
};

type ListTableProps<Row extends ListRow, Sort extends string, View extends TableView<Sort>> = {
  /** Absent if the URL has no list state: one order, no filters. */
  list?: List<View>;
  /** Accessible name. */
  label: string;
  rows: readonly Row[];
  more: MoreRows;
  /** Name of a row for the label of its checkbox. */
  nameOf: (row: Row) => string;
  /** The columns with the user's settings. */
  grid: Grid<Row, Sort>;
  /** Number of rows as text. */
  total: string;
  /** Shown without rows. */
  empty: ReactNode;
  /** A `ListBulkBar`, loaded on the first selection. Absent if there are no bulk actions. */
  bulkBar?: ComponentType<SelectedRows<NoInfer<Row>>> | undefined;
  /** Exports of rows by id for the bulk bar; absent if the viewer may not export. */
  filesOf?: SelectedRows<Row>['filesOf'];
  /** Loads the ids of all matching rows; without it, only loaded rows can be selected. */
  matching?: Matching;
};

/** A list as a table with pagination and bulk actions. */
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
