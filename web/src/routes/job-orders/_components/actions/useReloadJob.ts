import { useCallback } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { useReloadJobQuery } from './__generated__/useReloadJobQuery.graphql.ts';

const query = graphql`
  query useReloadJobQuery($number: String!) {
    jobOrder(number: $number) {
      ...JobOrderView_job
      ...jobAfterAction_job
    }
  }
`;

/** Reads a job again without leaving what is open over it: the page follows, what was typed stays. */
export function useReloadJob(number: string): () => Promise<void> {
  const environment = useRelayEnvironment();
  return useCallback(async () => {
    await fetchQuery<useReloadJobQuery>(environment, query, { number }).toPromise();
  }, [environment, number]);
}
