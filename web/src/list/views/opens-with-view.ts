import type { ListAddress } from '../list-address.ts';
import type { GridCode } from './useViewActions.ts';
import type { NamedView } from './view-state.ts';

/** What a route of a list opens with: the user's default view of it, where its address asks for nothing. */
export function opensWithView(code: GridCode) {
  return async <View extends NamedView>(search: URLSearchParams, list: ListAddress<View>) =>
    (await import('./opening-view.ts')).openingView(code, list, search);
}
