import { useCallback, useContext, useSyncExternalStore } from 'react';
import { UNSAFE_DataRouterContext, useLocation } from 'react-router';

/** The last requested query string of this page. */
type RequestedSearch = {
  /** At the time of rendering. */
  readonly search: string;
  /** The current value, to which a click applies its change. */
  readonly read: () => string;
};

/**
 * The query string of the latest navigation on this page, even while its data loads. React updates the location only
 * together with its data: on a slow network, a second click would use the old location and undo the first one. The
 * router's own state has the new location at once, outside of transitions.
 */
export function useRequestedSearch(): RequestedSearch {
  const { pathname, search: shown } = useLocation();
  // The router's state is not otherwise accessible outside of React's transitions.
  const context = useContext(UNSAFE_DataRouterContext);
  if (!context) throw new Error('This page stands in a data router');
  const { router } = context;
  const path = router.basename && router.basename !== '/' ? router.basename + pathname : pathname;

  function read(): string {
    const { navigation, location } = router.state;
    const requested = navigation.location ?? location;
    return requested.pathname === path ? requested.search : shown;
  }

  const subscribe = useCallback((changed: () => void) => router.subscribe(changed), [router]);
  const search = useSyncExternalStore(subscribe, read);
  return { search, read };
}
