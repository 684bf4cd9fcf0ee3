/** Key of the time of the last reload, per tab. */
const KEY = 'aurifex.chunkReload';

/** A second failure within this time is shown instead of reloading again. */
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
 * A part of the application could not be loaded, most often because a new version replaced it: reloads the page
 * (ordering spec section 8), at most once in 10 s. Answers whether it does. Without a connection nothing would come
 * back: what is shown stays.
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

/** Runs a dynamic import; its failure reloads the page, or is thrown when that was tried just now. */
export async function withReload<T>(load: () => Promise<T>, dependencies?: ReloadDependencies): Promise<T> {
  try {
    return await load();
  } catch (error) {
    // While the page reloads nothing must flash: the promise stays open.
    if (reloadAfterChunkFailure(dependencies)) return new Promise<never>(() => {});
    throw error;
  }
}
