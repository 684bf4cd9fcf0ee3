import { useLocation, useNavigate } from 'react-router';
import { useRequestedSearch } from '../lib/routing/useRequestedSearch.ts';
import type { ListAddress } from './list-address.ts';

/** A change of the view, or a function of the last requested view. */
export type Change<View> = Partial<View> | ((view: View) => Partial<View>);

/** The state of a list in the URL, and its navigation. */
export type List<View> = {
  readonly address: ListAddress<View>;
  /** The last requested view, which tabs, filters and checkboxes show before its rows are loaded. */
  readonly view: View;
  /** Whether the rows on screen belong to an earlier view. */
  readonly isPending: boolean;
  /** Query string of the rows on screen; links to rows include it for previous and next. */
  readonly rowSearch: string;
  /** Path and query of the view after a change. */
  readonly to: (change: Partial<View>) => string;
  /** The same without search and filters. */
  readonly toUnfiltered: string;
  /** Navigates to the view after a change; `replace` to skip it in the history. */
  readonly show: (change: Change<View>, options?: { replace?: boolean }) => void;
};

/** The list of this page. Changes apply to the last requested view, so quick clicks are not lost. */
export function useList<View>(address: ListAddress<View>): List<View> {
  const requested = useRequestedSearch();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const viewOf = (text: string) => address.read(new URLSearchParams(text));
  const rowSearchOf = (text: string) => address.search(address.withoutSelection(viewOf(text)));
  const view = viewOf(requested.search);
  const to = (next: View) => pathname + address.search(next);
  return {
    address,
    view,
    rowSearch: rowSearchOf(requested.search),
    isPending: rowSearchOf(requested.search) !== rowSearchOf(search),
    to: (change) => to(address.changed(view, change)),
    toUnfiltered: to(address.withoutFilters(view)),
    show: (change, { replace = false } = {}) => {
      const newest = viewOf(requested.read());
      const next = address.changed(newest, typeof change === 'function' ? change(newest) : change);
      void navigate(to(next), { preventScrollReset: true, replace });
    },
  };
}
