import { lazy } from 'react';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import { INVOICES_EXPORT, INVOICES_PRINT } from '../../../../lib/session/permissions.ts';
import { useCan } from '../../../../lib/session/useCan.ts';
import { ListBody, type ListProps } from '../../../../list/body/ListBody.tsx';
import { useListViews } from '../../../../list/views/useListViews.tsx';
import { type InvoiceListView, invoiceList } from '../../_lib/invoice-list.ts';
import type { InvoiceList_query$key } from './__generated__/InvoiceList_query.graphql.ts';
import type { InvoiceListPaginationQuery } from './__generated__/InvoiceListPaginationQuery.graphql.ts';
import { useInvoiceColumns, useInvoiceRows } from './useInvoiceColumns.tsx';

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
          ...useInvoiceColumns_invoices
        }
      }
    }
  }
`;

/** The list of invoices, with paging and toolbar. */
export function InvoiceList({ query, ...page }: ListProps<InvoiceListView, InvoiceList_query$key>) {
  const { list, setting } = page;
  const can = useCan();
  const { data, ...more } = usePaginationFragment<InvoiceListPaginationQuery, InvoiceList_query$key>(
    fragment,
    query,
  );
  const invoices = useInvoiceRows(data.invoices.edges.map(({ node }) => node));
  return (
    <ListBody
      namespace="invoices"
      {...page}
      columns={useInvoiceColumns(list)}
      rows={invoices}
      more={more}
      nameOf={({ number }) => number}
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
