/** Name of the query parameter that carries where to go after sign-in. */
export const RETURN_PARAMETER = 'returnTo';

/**
 * A return path from the address, or null. Only paths of this origin pass: `//host`, `/\host`, control characters
 * and whole addresses are refused, so that a link cannot send a freshly signed-in user elsewhere.
 */
export function safeReturnPath(value: string | null, origin: string): string | null {
  if (!value?.startsWith('/') || /[\\\p{Cc}]/u.test(value) || value.startsWith('//')) return null;
  const url = URL.parse(value, origin);
  if (!url || url.origin !== origin) return null;
  return url.pathname + url.search + url.hash;
}
