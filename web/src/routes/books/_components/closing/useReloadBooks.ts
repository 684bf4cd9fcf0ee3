import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks';
import { useSearchParams } from 'react-router';
import type { BooksPageQuery } from '../../__generated__/BooksPageQuery.graphql.ts';
import { booksPageQuery } from '../../BooksPageQuery.ts';

/** Reloads the books, which have no id that mutations could update them by. */
export function useReloadBooks(): () => Promise<void> {
  const environment = useRelayEnvironment();
  const [address] = useSearchParams();
  return async () => {
    const variables = { until: address.get('until') };
    const options = { fetchPolicy: 'network-only', networkCacheConfig: { force: true } } as const;
    await fetchQuery<BooksPageQuery>(environment, booksPageQuery, variables, options).toPromise();
  };
}
