import { Stack } from '@chakra-ui/react';
import { type ComponentType, lazy, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRelayEnvironment } from 'react-relay/hooks';
import type { IEnvironment } from 'relay-runtime';
import type { ListColumns } from '../column.ts';
import { type ExportedList, useExportFiles } from '../export/useExportFiles.tsx';
import type { useGrid_setting$key } from '../grid/__generated__/useGrid_setting.graphql.ts';
import { useGrid } from '../grid/useGrid.ts';
import { ListEmpty } from '../rows/ListEmpty.tsx';
import type { MoreRows } from '../rows/ListRows.tsx';
import { ListTable } from '../rows/ListTable.tsx';
import type { SelectedRows } from '../selection/ListBulkBar.tsx';
import type { MatchingRows } from '../selection/matching.ts';
import type { ListRow } from '../selection/useSelection.ts';
import type { ListFilter } from '../toolbar/filter.tsx';
import { ListToolbar } from '../toolbar/ListToolbar.tsx';
import { ListTools } from '../toolbar/ListTools.tsx';
import type { List } from '../useList.ts';
import type { useListViews_setting$key } from '../views/__generated__/useListViews_setting.graphql.ts';
import type { ListViews } from '../views/useListViews.tsx';

const SelectionBar = lazy(async () => ({
  default: (await import('../selection/SelectionBar.tsx')).SelectionBar,
}));

/** View properties of a list with search, filters and pages, for any row type. */
type BodyView<Sort extends string> = {
  readonly search: string;
  /** Absent if there is only one order. */
  readonly sort?: Sort;
  readonly pageSize: number;
  readonly selected?: readonly string[];
};

/** Data of a page for its list, whatever the rows are. */
type PageOfList<View> = {
  list: List<View>;
  filters: readonly ListFilter<View>[];
  /** The user's column settings, from the query of the page. */
  setting: useGrid_setting$key;
  /** Number of rows of the tab for the search and filters, as text; absent if the list has no tabs. */
  total?: string | undefined;
};

/** Props of the component that selects the rows of a list. */
export type ListProps<View, Query, Setting = useListViews_setting$key> = PageOfList<View> & {
  setting: Setting;
  query: Query;
};

type ListBodyProps<
  Row extends ListRow,
  Sort extends string,
  View extends BodyView<Sort>,
> = PageOfList<View> & {
  /**
   * Namespace of the texts: `search`, `shown` and `allShown` for the number of rows, `filter.title`, `filter.done`,
   * `sort.…` if there are several orders, `column.…` and `empty.…`.
   */
  namespace: string;
  /** Accessible name of the table; by default `title` of the namespace. */
  label?: string;
  columns: ListColumns<Row, Sort>;
  rows: readonly Row[];
  more: MoreRows;
  /** Name of a row for the label of its checkbox. */
  nameOf: (row: Row) => string;
  /** The saved views; absent if the list has none. */
  views?: ListViews;
  /** The export of the list; absent if it has none. */
  exported?: ExportedList;
  /** Bulk actions; by default the export, for users who may export. */
  bulkBar?: ComponentType<SelectedRows<NoInfer<Row>>> | undefined;
  /** Loads the ids of all matching rows; without it, only loaded rows can be selected. */
  matching?: (environment: IEnvironment) => Promise<MatchingRows>;
  /** Shown if there are no rows: how to create the first one. */
  emptyAction?: ReactNode;
};

/** A list below its tabs: toolbar, rows, pagination and bulk actions. */
export function ListBody<Row extends ListRow, Sort extends string, View extends BodyView<Sort>>(
  props: ListBodyProps<Row, Sort, View>,
) {
  const { namespace, list, setting, columns, rows, more, views, exported, matching } = props;
  const { t } = useTranslation(namespace);
  const environment = useRelayEnvironment();
  const grid = useGrid({ setting, columns, columnLabel: (key) => t(`column.${key}`) });
  const away = useExportFiles(exported, list, grid);
  return (
    <Stack gap="4">
      <ListToolbar
        list={list}
        search={t('search')}
        filters={props.filters}
        filterTitle={t('filter.title')}
        filterDone={t('filter.done')}
        sortLabel={(sort) => t(`sort.${sort}`)}
        tools={<ListTools grid={grid} count={rows.length} more={more} views={views} files={away?.files} />}
      />
      <ListTable
        list={list}
        label={props.label ?? t('title')}
        rows={rows}
        more={more}
        nameOf={props.nameOf}
        grid={grid}
        total={t(more.hasNext ? 'shown' : 'allShown', { count: rows.length, total: props.total })}
        bulkBar={props.bulkBar ?? (away ? SelectionBar : undefined)}
        filesOf={away?.filesOf}
        matching={matching && (() => matching(environment))}
        empty={<ListEmpty list={list} text={(key) => t(`empty.${key}`)} action={props.emptyAction} />}
      />
    </Stack>
  );
}
