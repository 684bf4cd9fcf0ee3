/** Outcome of a check: `stale` asks the user first because a form is unsaved. */
export type VersionOutcome = 'skipped' | 'current' | 'stale' | 'reloading';

/** What the check needs of the browser; tests give their own. */
export type VersionDependencies = {
  /** Version of the server, or null when it cannot be had: logged there, ignored here. */
  readonly fetchVersion: () => Promise<string | null>;
  readonly now: () => number;
  readonly hasUnsavedWork: () => boolean;
  readonly storedVersion: () => string | null;
  /** Ends the session and its cookies; false when the server could not be asked. */
  readonly signOut: () => Promise<boolean>;
  /** Clears what the browser stored and keeps only the new version. */
  readonly clearStorage: (version: string) => void;
  readonly storeVersion: (version: string) => void;
  readonly reload: () => void;
};

/** At most one check in this time (administration spec section 9). */
const PAUSE_MS = 10_000;

/**
 * Compares the server's version with the stored one: a new version signs out, clears the browser's storage once and
 * reloads, never while a form is unsaved. `apply` is the user's own 'reload' in that case. A server that cannot be asked
 * to sign out is tried again by the next check.
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
