import { fetchQuery, graphql } from 'react-relay/hooks';
import { environment } from '../relay/environment.ts';
import { mayBeOwn } from '../relay/own-mutations.ts';
import type { refreshCartCountQuery } from './__generated__/refreshCartCountQuery.graphql.ts';
import type { ChangeBatch } from './read-changes.ts';

const query = graphql`
  query refreshCartCountQuery {
    viewer {
      cartItemCount
    }
  }
`;

/** The number at the cart follows what the user does elsewhere: in another tab or on another device. */
export function refreshCartCount({ rows, isComplete }: ChangeBatch): void {
  const hasChanged = !isComplete || rows.some(({ model }) => model === 'CART');
  if (!hasChanged || mayBeOwn()) return;
  fetchQuery<refreshCartCountQuery>(
    environment,
    query,
    {},
    { networkCacheConfig: { force: true, metadata: { isQuiet: true } } },
  ).subscribe({ error: () => {} });
}
