import { fetchQuery, graphql } from 'relay-runtime';
import { environment } from '../../lib/relay/environment.ts';
import type { ListAddress } from '../list-address.ts';
import type { openingViewQuery } from './__generated__/openingViewQuery.graphql.ts';
import type { GridCode } from './useViewActions.ts';
import { isBare, type NamedView, openingSearch } from './view-state.ts';

const query = graphql`
  query openingViewQuery($code: GridCode!) {
    gridSetting(code: $code) {
      views {
        id
        query
        isDefault
      }
    }
  }
`;

/**
 * Query string of the default view if the URL has no list state; otherwise null. The views that a rendered list has
 * loaded are reused, so only the first visit queries them.
 */
export async function openingView<View extends NamedView>(
  code: GridCode,
  address: ListAddress<View>,
  search: URLSearchParams,
): Promise<string | null> {
  if (!isBare(address, search)) return null;
  const options = { fetchPolicy: 'store-or-network' } as const;
  const answer = await fetchQuery<openingViewQuery>(environment, query, { code }, options).toPromise();
  const chosen = answer?.gridSetting.views.find(({ isDefault }) => isDefault);
  return openingSearch(address, search, chosen);
}
