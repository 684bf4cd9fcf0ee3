import { hasUnsavedWork } from '../forms/unsaved-work.ts';
import { markSession, sessionStartedAt } from '../session/session-mark.ts';
import { createVersionCheck } from './create-version-check.ts';

const KEY = 'aurifex.version';

async function fetchVersion(): Promise<string | null> {
  try {
    const response = await fetch('/api/__version', { cache: 'no-store' });
    const body: unknown = await response.json();
    const isVersion = typeof body === 'object' && body !== null && 'version' in body;
    return isVersion && typeof body.version === 'string' ? body.version : null;
  } catch {
    return null; // a failed version fetch is ignored (ordering spec section 9)
  }
}

/** Clears all storage (ordering spec section 9). The session lives in cookies that scripts cannot clear: its mark stays. */
function clearStorage(version: string): void {
  const session = sessionStartedAt();
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split(';')) {
    const name = cookie.split('=')[0]?.trim();
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is for https only
    if (name) document.cookie = `${name}=; path=/; max-age=0`;
  }
  localStorage.setItem(KEY, version);
  if (session !== null) markSession(session);
}

/** The version check of this browser. */
export const versionCheck = createVersionCheck({
  fetchVersion,
  now: Date.now,
  hasUnsavedWork,
  storedVersion: () => localStorage.getItem(KEY),
  storeVersion: (version) => localStorage.setItem(KEY, version),
  clearStorage,
  reload: () => window.location.reload(),
});
