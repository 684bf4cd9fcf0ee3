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
 * The default view of a list as a query string, where its address asks for nothing; null: it opens as asked. What a
 * list on screen has shown of its views counts, so that only the first visit asks.
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
