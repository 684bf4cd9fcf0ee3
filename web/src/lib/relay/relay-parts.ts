import { withReload } from '../routing/chunk-reload.ts';

/** Fetches Relay's runtime with the environment: a file of its own, which the sign-in page does not wait for. */
export function relayParts() {
  return withReload(() => import('./RelayPage.tsx'));
}
