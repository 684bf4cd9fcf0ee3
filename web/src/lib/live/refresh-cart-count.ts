import { fetchQuery, graphql } from 'react-relay/hooks';
import { environment } from '../relay/environment.ts';
import { cartAnsweredAt } from '../session/cart-badge.ts';
import type { refreshCartCountQuery } from './__generated__/refreshCartCountQuery.graphql.ts';
import type { ChangeBatch } from './read-changes.ts';

const query = graphql`
  query refreshCartCountQuery {
    viewer {
      cartItemCount
      wishListCount
    }
  }
`;

/** Delay (ms) for the notification of this tab's own changes, which may come before or after their answer. */
const PAUSE_MS = 1_000;
/** Maximum age (ms) of an answer that already contains the change. */
const ANSWERED_MS = 2_500;

let isWaiting = false;

/** Updates the counts of cart and wish list after changes in another tab or on another device. */
export function refreshCartCount({ rows, isComplete }: ChangeBatch): void {
  const hasChanged = !isComplete || rows.some(({ model }) => model === 'CART' || model === 'WISH_LIST');
  if (!hasChanged || isWaiting) return;
  isWaiting = true;
  setTimeout(() => {
    isWaiting = false;
    if (Date.now() - cartAnsweredAt() < ANSWERED_MS) return;
    fetchQuery<refreshCartCountQuery>(
      environment,
      query,
      {},
      { networkCacheConfig: { force: true, metadata: { isQuiet: true } } },
      // Keep the count after a failure; the next change reloads it.
    ).subscribe({ error: () => {} });
  }, PAUSE_MS);
}
