import { useCallback, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { useReloadJobQuery } from './__generated__/useReloadJobQuery.graphql.ts';

const query = graphql`
  query useReloadJobQuery($number: String!) {
    jobOrder(number: $number) {
      ...JobOrderView_job
    }
  }
`;

/** Reads a job again without leaving what is open over it: the page follows, what was typed stays. */
export function useReloadJob(number: string, onReloaded?: () => void): [() => void, boolean] {
  const environment = useRelayEnvironment();
  const [isReloading, setIsReloading] = useState(false);
  const reload = useCallback(() => {
    setIsReloading(true);
    fetchQuery<useReloadJobQuery>(environment, query, { number }).subscribe({
      complete: () => {
        setIsReloading(false);
        onReloaded?.();
      },
      error: () => setIsReloading(false),
    });
  }, [environment, number, onReloaded]);
  return [reload, isReloading];
}
