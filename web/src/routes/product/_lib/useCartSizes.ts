import { useCallback } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { useCartSizesQuery } from './__generated__/useCartSizesQuery.graphql.ts';

const query = graphql`
  query useCartSizesQuery {
    cart {
      items {
        id
        size {
          us
        }
      }
    }
  }
`;

/**
 * Answers whether a ring of this US size is in the cart already (ordering spec section 5). Asked at the moment of
 * adding, because the cart may have grown in another tab; when nobody can say, nothing is asked.
 */
export function useCartSizes(): (
  size: string | null | undefined,
  besideLine: string | null,
) => Promise<boolean> {
  const environment = useRelayEnvironment();
  return useCallback(
    async (size, besideLine) => {
      if (size == null) return false;
      const data = await fetchQuery<useCartSizesQuery>(
        environment,
        query,
        {},
        { networkCacheConfig: { force: true } },
      )
        .toPromise()
        .catch(() => undefined);
      const items = data?.cart?.items ?? [];
      return items.some((item) => item.id !== besideLine && Number(item.size?.us) === Number(size));
    },
    [environment],
  );
}
