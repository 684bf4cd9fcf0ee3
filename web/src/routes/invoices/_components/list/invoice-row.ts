import type { InvoiceList_query$data } from './__generated__/InvoiceList_query.graphql.ts';

/** An invoice of the list. */
export type InvoiceRow = InvoiceList_query$data['invoices']['edges'][number]['node'];
