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

/** An act of this tab is told back, before or after its answer: so long (ms) it is waited for. */
const PAUSE_MS = 1_000;
/** An answer that is no older (ms) than this shows what is told. */
const ANSWERED_MS = 2_500;

let isWaiting = false;

/** The numbers at cart and wish list follow what the user does elsewhere: in another tab or on another device. */
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
      // The number stays; the next change asks again.
    ).subscribe({ error: () => {} });
  }, PAUSE_MS);
}
