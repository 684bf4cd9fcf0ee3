/**
 * Time (ms) at which any tab last renewed the session. On a busy machine, `localStorage` reaches other tabs late; the
 * cache storage is consistent across tabs. It exists where locks do: on https and localhost.
 */
export type RenewalTime = {
  readonly read: () => Promise<number>;
  readonly write: (time: number) => Promise<void>;
};

const CACHE = 'aurifex.session';
const KEY = '/renewed-at';

/** The renewal time of this browser; 0 if there is none, or no storage. */
export const renewalTime: RenewalTime = {
  read: () =>
    withCache(async (cache) => {
      const kept = await cache.match(KEY);
      return kept ? Number(await kept.text()) : 0;
    }, 0),
  write: (time) => withCache((cache) => cache.put(KEY, new Response(String(time))), undefined),
};

/** Browsers may refuse storage; then only the mark in `localStorage` and the server's grace period apply. */
async function withCache<Answer>(work: (cache: Cache) => Promise<Answer>, otherwise: Answer) {
  if (!('caches' in globalThis)) return otherwise;
  try {
    return await work(await caches.open(CACHE));
  } catch {
    return otherwise;
  }
}
