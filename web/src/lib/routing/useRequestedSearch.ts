import { useCallback, useContext, useSyncExternalStore } from 'react';
import { UNSAFE_DataRouterContext, useLocation } from 'react-router';

/** The query string that was requested last on this page. */
export type RequestedSearch = {
  /** As it was when this was rendered. */
  readonly search: string;
  /** As it is now: what a click builds on. */
  readonly read: () => string;
};

/**
 * The query string of the newest navigation on this page, also while its data is on its way. React shows a new location
 * only together with its data: on a slow network two clicks in a row would both build on what is still shown, and the
 * first would be lost. The router itself has the new address immediately, outside of transitions.
 */
export function useRequestedSearch(): RequestedSearch {
  const { pathname, search: shown } = useLocation();
  // The router's own state has no other way out of React's transitions.
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
