import { Stack } from '@chakra-ui/react';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, usePaginationFragment, useRelayEnvironment } from 'react-relay/hooks';
import { INVOICES_EXPORT, INVOICES_PRINT } from '../../../../lib/session/permissions.ts';
import { useCan } from '../../../../lib/session/useCan.ts';
import { useExportFiles } from '../../../../list/export/useExportFiles.tsx';
import type { ListFilter } from '../../../../list/filter.tsx';
import type { useGrid_setting$key } from '../../../../list/grid/__generated__/useGrid_setting.graphql.ts';
import { useGrid } from '../../../../list/grid/useGrid.ts';
import { ListEmpty } from '../../../../list/ListEmpty.tsx';
import { ListTable } from '../../../../list/ListTable.tsx';
import { ListToolbar } from '../../../../list/ListToolbar.tsx';
import { ListTools } from '../../../../list/ListTools.tsx';
import type { List } from '../../../../list/useList.ts';
import type { useListViews_setting$key } from '../../../../list/views/__generated__/useListViews_setting.graphql.ts';
import { useListViews } from '../../../../list/views/useListViews.tsx';
import { type InvoiceListView, invoiceList } from '../../_lib/invoice-list.ts';
import type {
  InvoiceList_query$data,
  InvoiceList_query$key,
} from './__generated__/InvoiceList_query.graphql.ts';
import type { InvoiceListPaginationQuery } from './__generated__/InvoiceListPaginationQuery.graphql.ts';
import { useInvoiceColumns } from './useInvoiceColumns.tsx';

const InvoiceBulkBar = lazy(async () => ({
  default: (await import('./InvoiceBulkBar.tsx')).InvoiceBulkBar,
}));

const fragment = graphql`
  fragment InvoiceList_query on Query
  @argumentDefinitions(
    count: { type: "Int", defaultValue: 10 }
    cursor: { type: "String" }
    tab: { type: "OrderTab", defaultValue: ALL }
    filter: { type: "InvoiceFilter" }
    orderBy: { type: "InvoiceOrder" }
  )
  @refetchable(queryName: "InvoiceListPaginationQuery") {
    invoices(first: $count, after: $cursor, tab: $tab, filter: $filter, orderBy: $orderBy)
      @connection(key: "InvoiceList_invoices", filters: ["tab", "filter", "orderBy"]) {
      edges {
        node {
          id
          number
          currency
          orderCode
          poNumber
          issuedOn
          dueOn
          isOverdue
          total
          applied
          balance
          customer {
            name
          }
          status {
            code
            name
            colour
          }
        }
      }
    }
  }
`;

/** An invoice of the list. */
export type InvoiceRow = InvoiceList_query$data['invoices']['edges'][number]['node'];

type InvoiceListProps = {
  list: List<InvoiceListView>;
  filters: readonly ListFilter<InvoiceListView>[];
  setting: useGrid_setting$key & useListViews_setting$key;
  query: InvoiceList_query$key;
  /** Invoices of the tab over the search and filters, in words. */
  total: string | undefined;
};

/** The invoices of the list, more on request, with its tools. */
export function InvoiceList({ list, filters, setting, query, total }: InvoiceListProps) {
  const { t } = useTranslation('invoices');
  const can = useCan();
  const { data, ...more } = usePaginationFragment<InvoiceListPaginationQuery, InvoiceList_query$key>(
    fragment,
    query,
  );
  const invoices = data.invoices.edges.map(({ node }) => node);
  const count = invoices.length;
  const columnLabel = (key: string) => t(`column.${key}`);
  const grid = useGrid({ setting, columns: useInvoiceColumns(list), columnLabel });
  const views = useListViews(list, setting);
  const away = useExportFiles({
    name: 'invoices',
    permission: INVOICES_EXPORT,
    idsFilter: 'invoiceIds',
    list,
    grid,
  });
  const environment = useRelayEnvironment();
  return (
    <Stack gap="4">
      <ListToolbar
        list={list}
        search={t('search')}
        filters={filters}
        filterTitle={t('filter.title')}
        filterDone={t('filter.done')}
        sortLabel={(sort) => t(`sort.${sort}`)}
        tools={<ListTools grid={grid} count={count} more={more} views={views} files={away?.files} />}
      />
      <ListTable
        list={list}
        label={t('title')}
        rows={invoices}
        more={more}
        nameOf={({ number }) => number}
        grid={grid}
        total={more.hasNext ? t('shown', { count, total }) : t('allShown', { count })}
        bulkBar={away || can(INVOICES_PRINT) ? InvoiceBulkBar : undefined}
        filesOf={away?.filesOf}
        matching={async () =>
          (await import('./matching-invoices.ts')).matchingInvoices(
            environment,
            invoiceList.variables(list.view),
          )
        }
        empty={<ListEmpty list={list} text={(key) => t(`empty.${key}`)} />}
      />
    </Stack>
  );
}
