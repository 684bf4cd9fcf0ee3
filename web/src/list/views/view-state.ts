import type { ListAddress } from '../list-address.ts';
import { NO_VIEW } from '../parameter.ts';
import type { useListViews_setting$data } from './__generated__/useListViews_setting.graphql.ts';

/** A saved view of a list. */
export type SavedView = useListViews_setting$data['views'][number];

/** The part of a view that identifies its saved view. */
export type NamedView = { readonly savedView: string | null };

/** A saved view with its query string. */
type StoredView = { readonly id: string; readonly query: string };

/** Link to a saved view; null: the list without any view. */
export function viewTarget<View extends NamedView>(
  address: ListAddress<View>,
  saved: StoredView | null,
): View {
  return { ...viewOf(address, saved?.query ?? ''), savedView: saved?.id ?? NO_VIEW };
}

/** Whether a view equals the saved one. */
export function isAsSaved<View extends NamedView>(
  address: ListAddress<View>,
  view: View,
  saved: StoredView,
): boolean {
  return address.saved(view) === address.saved(viewOf(address, saved.query));
}

/** Query string of the default view if the URL has no list state; otherwise null. */
export function openingSearch<View extends NamedView>(
  address: ListAddress<View>,
  search: URLSearchParams,
  defaultView: StoredView | undefined,
): string | null {
  if (!isBare(address, search) || !defaultView) return null;
  return address.search(viewTarget(address, defaultView));
}

/** Whether a URL has no list state. */
export function isBare<View extends NamedView>(address: ListAddress<View>, search: URLSearchParams): boolean {
  return address.search(address.read(search)) === '';
}

function viewOf<View>(address: ListAddress<View>, query: string): View {
  return address.read(new URLSearchParams(query));
}
