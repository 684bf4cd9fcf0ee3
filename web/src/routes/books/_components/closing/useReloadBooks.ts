import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks';
import { useSearchParams } from 'react-router';
import type { BooksPageQuery } from '../../__generated__/BooksPageQuery.graphql.ts';
import { booksPageQuery } from '../../BooksPageQuery.ts';

/** Reloads the books. Relay cannot update them after a mutation, because they have no id. */
export function useReloadBooks(): () => Promise<void> {
  const environment = useRelayEnvironment();
  const [address] = useSearchParams();
  return async () => {
    const variables = { until: address.get('until') };
    const options = { fetchPolicy: 'network-only', networkCacheConfig: { force: true } } as const;
    await fetchQuery<BooksPageQuery>(environment, booksPageQuery, variables, options).toPromise();
  };
}
