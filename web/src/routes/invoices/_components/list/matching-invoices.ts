import { fetchQuery, graphql, type IEnvironment } from 'relay-runtime';
import type { MatchingRows } from '../../../../list/matching.ts';
import type { matchingInvoicesQuery } from './__generated__/matchingInvoicesQuery.graphql.ts';

const query = graphql`
  query matchingInvoicesQuery($tab: OrderTab!, $filter: InvoiceFilter, $orderBy: InvoiceOrder) {
    invoiceSelection(tab: $tab, filter: $filter, orderBy: $orderBy) {
      ids
      total
      isCapped
    }
  }
`;

/** The invoices that match a view at this moment. */
export async function matchingInvoices(
  environment: IEnvironment,
  view: matchingInvoicesQuery['variables'],
): Promise<MatchingRows> {
  const options = { fetchPolicy: 'network-only', networkCacheConfig: { force: true } } as const;
  const answer = await fetchQuery<matchingInvoicesQuery>(environment, query, view, options).toPromise();
  if (!answer) throw new Error('The invoices that match were not answered');
  return answer.invoiceSelection;
}
