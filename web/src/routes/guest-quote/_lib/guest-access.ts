/** Storage key of a tab’s access token, so that switching to the email app and back does not ask again. */
const KEY = 'guest-quote';

type Kept = { readonly token: string; readonly access: string };

/** This tab’s access token for a link; null if there is none. */
export function storedAccess(token: string): string | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Kept | null;
    return kept?.token === token ? kept.access : null;
  } catch {
    // Without storage or with foreign data, the code is requested again.
    return null;
  }
}

/** Stores or removes the access token in this tab. */
export function keepAccess(token: string, access: string | null): void {
  try {
    if (access === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify({ token, access } satisfies Kept));
  } catch {
    // Without storage the page works until it is left.
  }
}
