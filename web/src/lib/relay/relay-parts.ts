import { withReload } from '../routing/chunk-reload.ts';

/** Loads Relay's runtime and the environment, in a separate bundle that the sign-in page does not load. */
export function relayParts() {
  return withReload(() => import('./RelayPage.tsx'));
}
