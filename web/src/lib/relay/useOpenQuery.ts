import { useEffect } from 'react';
import { type PreloadedQuery, useQueryLoader } from 'react-relay/hooks';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';

/**
 * Starts a query when a dialog opens or its variables change; null before. Pages do not need it, because the router
 * starts their query. Increment `attempt` to retry.
 */
export function useOpenQuery<Q extends OperationType>(
  query: GraphQLTaggedNode,
  variables: Q['variables'],
  attempt = 0,
): PreloadedQuery<Q> | null {
  const [queryRef, load] = useQueryLoader<Q>(query);
  const key = JSON.stringify(variables);
  useEffect(() => {
    // Variables are plain data, so their JSON identifies them.
    const fetchPolicy = attempt > 0 ? 'network-only' : 'store-and-network';
    load(JSON.parse(key) as Q['variables'], { fetchPolicy });
  }, [load, key, attempt]);
  return queryRef ?? null;
}
