/** Outcome of a check: `stale` asks the user first because a form is unsaved. */
export type VersionOutcome = 'skipped' | 'current' | 'stale' | 'reloading';

/** What the check needs of the browser; tests give their own. */
export type VersionDependencies = {
  /** Version of the server, or null when it cannot be had (logged by the server, ignored here). */
  readonly fetchVersion: () => Promise<string | null>;
  readonly now: () => number;
  readonly hasUnsavedWork: () => boolean;
  readonly storedVersion: () => string | null;
  /** Clears what the browser stored and keeps only the new version. */
  readonly clearStorage: (version: string) => void;
  readonly storeVersion: (version: string) => void;
  readonly reload: () => void;
};

/** At most one check in this time (administration spec section 9). */
const PAUSE_MS = 10_000;

/**
 * Compares the server's version with the stored one: a new version clears the browser's storage once and reloads,
 * never while a form is unsaved. `apply` is the user's own 'reload' in that case.
 */
export function createVersionCheck(browser: VersionDependencies) {
  let checkedAt = Number.NEGATIVE_INFINITY;
  let waiting: string | null = null;

  function apply(version: string): 'reloading' {
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
    apply(): void {
      if (waiting !== null) apply(waiting);
    },
  };
}
