/** Where a tab keeps what it opened an offer with, so that going to the mail and back on a phone does not ask again. */
const KEY = 'guest-quote';

type Kept = { readonly token: string; readonly access: string };

/** What this tab opened the offer of a link with; null when it did not, or elsewhere. */
export function keptAccess(token: string): string | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Kept | null;
    return kept?.token === token ? kept.access : null;
  } catch {
    // No storage, or something else in it: the code is asked for again.
    return null;
  }
}

/** Keeps what the offer was opened with in this tab, or forgets it. */
export function keepAccess(token: string, access: string | null): void {
  try {
    if (access === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify({ token, access } satisfies Kept));
  } catch {
    // Without storage the page works until it is left.
  }
}
