/** Outcome of a check: `stale` asks the user first, because a form has unsaved input. */
type VersionOutcome = 'skipped' | 'current' | 'stale' | 'reloading';

/** Browser functions of the check, which tests replace. */
type VersionDependencies = {
  /** Version of the server, or null if the request failed. */
  readonly fetchVersion: () => Promise<string | null>;
  readonly now: () => number;
  readonly hasUnsavedWork: () => boolean;
  readonly storedVersion: () => string | null;
  /** Ends the session and its cookies; false if the server could not be reached. */
  readonly signOut: () => Promise<boolean>;
  /** Clears the browser's storage and stores the new version. */
  readonly clearStorage: (version: string) => void;
  readonly storeVersion: (version: string) => void;
  readonly reload: () => void;
};

/** Minimum time between checks (administration spec section 9). */
const PAUSE_MS = 10_000;

/**
 * Compares the server's version with the stored one. A new version signs out, clears the browser's storage once and
 * reloads, but never while a form has unsaved input. In that case, `apply` is the user's own 'reload'. If the server
 * cannot be reached for the sign-out, the next check retries.
 */
export function createVersionCheck(browser: VersionDependencies) {
  let checkedAt = Number.NEGATIVE_INFINITY;
  let waiting: string | null = null;

  async function apply(version: string): Promise<'reloading' | 'skipped'> {
    if (!(await browser.signOut())) return 'skipped';
    browser.clearStorage(version);
    browser.reload();
    return 'reloading';
  }

  return {
    async check(): Promise<VersionOutcome> {
      if (browser.now() - checkedAt < PAUSE_MS) return 'skipped';
      checkedAt = browser.now();
      const version = await browser.fetchVersion();
      if (version === null) return 'skipped';
      const stored = browser.storedVersion();
      if (stored === null) browser.storeVersion(version);
      if (stored === null || stored === version) return 'current';
      if (!browser.hasUnsavedWork()) return apply(version);
      waiting = version;
      return 'stale';
    },
    async apply(): Promise<void> {
      if (waiting !== null) await apply(waiting);
    },
  };
}
