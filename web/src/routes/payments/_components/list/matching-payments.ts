import { fetchQuery, graphql, type IEnvironment } from 'relay-runtime';
import type { MatchingRows } from '../../../../list/matching.ts';
import type { matchingPaymentsQuery } from './__generated__/matchingPaymentsQuery.graphql.ts';

const query = graphql`
  query matchingPaymentsQuery($filter: PaymentFilter, $orderBy: PaymentOrder) {
    paymentSelection(filter: $filter, orderBy: $orderBy) {
      ids
      total
      isCapped
    }
  }
`;

/** The payments that match a view at this moment. */
export async function matchingPayments(
  environment: IEnvironment,
  view: matchingPaymentsQuery['variables'],
): Promise<MatchingRows> {
  const options = { fetchPolicy: 'network-only', networkCacheConfig: { force: true } } as const;
  const answer = await fetchQuery<matchingPaymentsQuery>(environment, query, view, options).toPromise();
  if (!answer) throw new Error('The payments that match were not answered');
  return answer.paymentSelection;
}
