/**
 * Whether this page was loaded for a signed-in user. Apart from `shell.ts`, because the network layer asks it and the
 * shell itself comes through the network layer.
 */
let isKnown = false;

/** Noted when the shell arrives. */
export function noteViewer(isSignedIn: boolean): void {
  isKnown = isSignedIn;
}

/** True when the page shows things of a signed-in user: it must never go on as a visitor. */
export function hasViewer(): boolean {
  return isKnown;
}
