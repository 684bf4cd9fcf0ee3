import { graphql, type IEnvironment } from 'relay-runtime';
import { fetchMatching, type MatchingRows } from '../../../../list/selection/matching.ts';
import type { matchingInvoicesQuery } from './__generated__/matchingInvoicesQuery.graphql.ts';

const query = graphql`
  query matchingInvoicesQuery($tab: OrderTab!, $filter: InvoiceFilter, $orderBy: InvoiceOrder) {
    rows: invoiceSelection(tab: $tab, filter: $filter, orderBy: $orderBy) {
      ids
      total
      isCapped
    }
  }
`;

/** The invoices that currently match a view. */
export function matchingInvoices(
  environment: IEnvironment,
  view: matchingInvoicesQuery['variables'],
): Promise<MatchingRows> {
  return fetchMatching<matchingInvoicesQuery>(environment, query, view);
}
