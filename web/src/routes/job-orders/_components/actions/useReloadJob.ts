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

/** Reloads a job and keeps open dialogs and typed values. */
export function useReloadJob(number: string): () => Promise<void> {
  const environment = useRelayEnvironment();
  return useCallback(async () => {
    await fetchQuery<useReloadJobQuery>(environment, query, { number }).toPromise();
  }, [environment, number]);
}
