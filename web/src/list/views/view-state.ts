import type { ListAddress } from '../list-address.ts';
import { NO_VIEW } from '../parameter.ts';
import type { useListViews_setting$data } from './__generated__/useListViews_setting.graphql.ts';

/** A saved view of a list. */
export type SavedView = useListViews_setting$data['views'][number];

/** What of a view of a list a saved one is found by. */
export type NamedView = { readonly savedView: string | null };

/** A saved view, as far as its address goes. */
export type StoredView = { readonly id: string; readonly query: string };

/** Where a saved view leads; null: the list as it comes, not even the default view. */
export function viewTarget<View extends NamedView>(
  address: ListAddress<View>,
  saved: StoredView | null,
): View {
  return { ...viewOf(address, saved?.query ?? ''), savedView: saved?.id ?? NO_VIEW };
}

/** Whether a view still shows what was saved. */
export function isAsSaved<View extends NamedView>(
  address: ListAddress<View>,
  view: View,
  saved: StoredView,
): boolean {
  return address.saved(view) === address.saved(viewOf(address, saved.query));
}

/**
 * Query string of the view that a list opens with, where its address asks for nothing; null: it opens as asked.
 */
export function openingSearch<View extends NamedView>(
  address: ListAddress<View>,
  search: URLSearchParams,
  defaultView: StoredView | undefined,
): string | null {
  if (!isBare(address, search) || !defaultView) return null;
  return address.search(viewTarget(address, defaultView));
}

/** Whether an address asks for nothing that the list knows. */
export function isBare<View extends NamedView>(address: ListAddress<View>, search: URLSearchParams): boolean {
  return address.search(address.read(search)) === '';
}

function viewOf<View>(address: ListAddress<View>, query: string): View {
  return address.read(new URLSearchParams(query));
}
