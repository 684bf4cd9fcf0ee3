import { hasUnsavedWork } from '../forms/unsaved-work.ts';

/** Key of the last reload time, per tab. */
const KEY = 'aurifex.chunkReload';

/** A second failure within this time is shown instead of reloading. */
const PAUSE_MS = 10_000;

type ReloadDependencies = {
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly isOnline: () => boolean;
  readonly now: () => number;
  readonly reload: () => void;
};

const browser: ReloadDependencies = {
  get storage() {
    return sessionStorage;
  },
  isOnline: () => navigator.onLine,
  now: Date.now,
  reload: () => window.location.reload(),
};

/**
 * Reloads the page after a part of the application could not be loaded, usually because a new version replaced it
 * (ordering spec section 8), at most once in 10 s. Returns whether it reloads. It does not reload without a connection.
 */
export function reloadAfterChunkFailure({
  storage,
  isOnline,
  now,
  reload,
}: ReloadDependencies = browser): boolean {
  if (!isOnline()) return false;
  const last = Number(storage.getItem(KEY) ?? 0);
  if (now() - last < PAUSE_MS) return false;
  storage.setItem(KEY, String(now()));
  reload();
  return true;
}

let isPutOff = false;

/** Whether a reload would lose text in the focused field or unsaved input of a form. */
function hasWork(): boolean {
  const { activeElement } = document;
  const isField = activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement;
  return hasUnsavedWork() || (isField && activeElement.value !== '');
}

/**
 * Reloads the page for a part of it that could not be loaded; while the user works, puts that off until the next page.
 * Browsers do not fetch a failed module again. Returns whether it reloads.
 */
export function reloadForPart(isWorking = hasWork, dependencies?: ReloadDependencies): boolean {
  isPutOff = isWorking();
  return !isPutOff && reloadAfterChunkFailure(dependencies);
}

/** Makes up for a reload that was put off. Called on each new page. */
export function reloadIfPutOff(dependencies?: ReloadDependencies): void {
  if (isPutOff && !hasUnsavedWork() && reloadAfterChunkFailure(dependencies)) isPutOff = false;
}

/** Runs a dynamic import. If it fails, the page is reloaded; the error is thrown if that was tried recently. */
export async function withReload<T>(load: () => Promise<T>, dependencies?: ReloadDependencies): Promise<T> {
  try {
    return await load();
  } catch (error) {
    // Never resolve while the page reloads, to avoid a flash of an error.
    if (reloadAfterChunkFailure(dependencies)) return new Promise<never>(() => {});
    throw error;
  }
}
