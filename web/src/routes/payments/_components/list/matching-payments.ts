import { graphql, type IEnvironment } from 'relay-runtime';
import { fetchMatching, type MatchingRows } from '../../../../list/selection/matching.ts';
import type { matchingPaymentsQuery } from './__generated__/matchingPaymentsQuery.graphql.ts';

const query = graphql`
  query matchingPaymentsQuery($filter: PaymentFilter, $orderBy: PaymentOrder) {
    rows: paymentSelection(filter: $filter, orderBy: $orderBy) {
      ids
      total
      isCapped
    }
  }
`;

/** The payments that currently match a view. */
export function matchingPayments(
  environment: IEnvironment,
  view: matchingPaymentsQuery['variables'],
): Promise<MatchingRows> {
  return fetchMatching<matchingPaymentsQuery>(environment, query, view);
}
