import { useCallback, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { useReloadJobQuery } from './__generated__/useReloadJobQuery.graphql.ts';

const query = graphql`
  query useReloadJobQuery($id: ID!) {
    node(id: $id) {
      ...JobOrderView_job @alias(as: "job")
    }
  }
`;

/** Reads a job again without leaving what is open over it: the page follows, what was typed stays. */
export function useReloadJob(id: string, onReloaded?: () => void): [() => void, boolean] {
  const environment = useRelayEnvironment();
  const [isReloading, setIsReloading] = useState(false);
  const reload = useCallback(() => {
    setIsReloading(true);
    fetchQuery<useReloadJobQuery>(environment, query, { id }).subscribe({
      complete: () => {
        setIsReloading(false);
        onReloaded?.();
      },
      error: () => setIsReloading(false),
    });
  }, [environment, id, onReloaded]);
  return [reload, isReloading];
}
