import { useLocation, useNavigate } from 'react-router';
import { useRequestedSearch } from '../lib/routing/useRequestedSearch.ts';
import type { ListAddress } from './list-address.ts';

/** A change of the view, or what makes it of the view that was requested last. */
export type Change<View> = Partial<View> | ((view: View) => Partial<View>);

/** A list at its address: the view, and how to go to another one. */
export type List<View> = {
  readonly address: ListAddress<View>;
  /** What was requested last: what tabs, filters and boxes show, before its rows are there. */
  readonly view: View;
  /** The rows on screen are those of an earlier view. */
  readonly isPending: boolean;
  /** Query string of the rows on screen: what the address of a row carries along, for next and previous. */
  readonly rowSearch: string;
  /** Path and query of the view after a change. */
  readonly to: (change: Partial<View>) => string;
  /** The same without search and filters. */
  readonly toUnfiltered: string;
  /** Goes to the view after a change; `replace` for what the back button should skip. */
  readonly show: (change: Change<View>, options?: { replace?: boolean }) => void;
};

/** The list of this page. Changes build on what was requested last, so that quick clicks are never lost. */
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
