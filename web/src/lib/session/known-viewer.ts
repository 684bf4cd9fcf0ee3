/**
 * Whether this page was loaded for a signed-in user. Separate from `shell.ts`, because the network layer uses it, and
 * the shell depends on the network layer.
 */
let isKnown = false;

/** Set when the shell arrives. */
export function noteViewer(isSignedIn: boolean): void {
  isKnown = isSignedIn;
}

/** Whether the page shows data of a signed-in user, so that it must not continue as a visitor. */
export function hasViewer(): boolean {
  return isKnown;
}
