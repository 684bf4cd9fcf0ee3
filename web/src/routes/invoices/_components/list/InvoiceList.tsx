import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import { INVOICES_EXPORT, INVOICES_PRINT } from '../../../../lib/session/permissions.ts';
import { useCan } from '../../../../lib/session/useCan.ts';
import { ListBody } from '../../../../list/body/ListBody.tsx';
import type { useGrid_setting$key } from '../../../../list/grid/__generated__/useGrid_setting.graphql.ts';
import type { ListFilter } from '../../../../list/toolbar/filter.tsx';
import type { List } from '../../../../list/useList.ts';
import type { useListViews_setting$key } from '../../../../list/views/__generated__/useListViews_setting.graphql.ts';
import { useListViews } from '../../../../list/views/useListViews.tsx';
import { type InvoiceListView, invoiceList } from '../../_lib/invoice-list.ts';
import type { InvoiceList_query$key } from './__generated__/InvoiceList_query.graphql.ts';
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
  return (
    <ListBody
      namespace="invoices"
      label={t('title')}
      list={list}
      filters={filters}
      setting={setting}
      columns={useInvoiceColumns(list)}
      rows={invoices}
      more={more}
      nameOf={({ number }) => number}
      total={t(more.hasNext ? 'shown' : 'allShown', { count: invoices.length, total })}
      views={useListViews(list, setting)}
      exported={{ name: 'invoices', permission: INVOICES_EXPORT, idsFilter: 'invoiceIds' }}
      bulkBar={can(INVOICES_EXPORT) || can(INVOICES_PRINT) ? InvoiceBulkBar : undefined}
      matching={async (environment) =>
        (await import('./matching-invoices.ts')).matchingInvoices(
          environment,
          invoiceList.variables(list.view),
        )
      }
    />
  );
}
