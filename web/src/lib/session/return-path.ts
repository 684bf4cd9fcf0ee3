/** Name of the query parameter that carries where to go after sign-in. */
export const RETURN_PARAMETER = 'returnTo';

/**
 * A return path from the address, or null. Only paths of this origin pass, so that a link cannot send a freshly signed-in
 * user elsewhere. What is answered will be resolved once more: `/..//host` is of this origin as it stands, and what
 * remains of it, `//host`, is not.
 */
export function safeReturnPath(value: string | null, origin: string): string | null {
  if (!value?.startsWith('/') || /[\\\p{Cc}]/u.test(value)) return null;
  const url = URL.parse(value, origin);
  if (!url || url.origin !== origin) return null;
  const path = url.pathname + url.search + url.hash;
  return URL.parse(path, origin)?.href === url.href ? path : null;
}
