/** Query parameter for the return path after sign-in. */
export const RETURN_PARAMETER = 'returnTo';

/**
 * A return path from the URL, or null. Only paths on this origin are accepted, so that a link cannot redirect a
 * signed-in user to another site. The result is resolved a second time: `/..//host` is on this origin, but its
 * remainder `//host` is not.
 */
export function safeReturnPath(value: string | null, origin: string): string | null {
  if (!value?.startsWith('/') || /[\\\p{Cc}]/u.test(value)) return null;
  const url = URL.parse(value, origin);
  if (!url || url.origin !== origin) return null;
  const path = url.pathname + url.search + url.hash;
  return URL.parse(path, origin)?.href === url.href ? path : null;
}
