import type { ListAddress } from '../list-address.ts';
import type { GridCode } from './useViewActions.ts';
import type { NamedView } from './view-state.ts';

/** Opens a list route with the user's default view if the URL has no list state. */
export function opensWithView(code: GridCode) {
  return async <View extends NamedView>(search: URLSearchParams, list: ListAddress<View>) =>
    (await import('./opening-view.ts')).openingView(code, list, search);
}
