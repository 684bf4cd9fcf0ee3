/**
 * When any tab last renewed the session (ms). `localStorage` reaches other tabs late on a busy machine; the cache storage
 * answers all tabs the same. It exists where locks do: on https and localhost.
 */
export type RenewalTime = {
  readonly read: () => Promise<number>;
  readonly write: (time: number) => Promise<void>;
};

const CACHE = 'aurifex.session';
const KEY = '/renewed-at';

/** The renewal time of this browser; 0 where there is none, or nowhere to keep it. */
export const renewalTime: RenewalTime = {
  read: () =>
    withCache(async (cache) => {
      const kept = await cache.match(KEY);
      return kept ? Number(await kept.text()) : 0;
    }, 0),
  write: (time) => withCache((cache) => cache.put(KEY, new Response(String(time))), undefined),
};

/** Browsers may refuse to store anything: then the mark in `localStorage` and the server's grace have to do. */
async function withCache<Answer>(work: (cache: Cache) => Promise<Answer>, otherwise: Answer) {
  if (!('caches' in globalThis)) return otherwise;
  try {
    return await work(await caches.open(CACHE));
  } catch {
    return otherwise;
  }
}
