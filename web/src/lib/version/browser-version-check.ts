import { apiBase } from '../api-base.ts';
import { hasUnsavedWork } from '../forms/unsaved-work.ts';
import { postToOtherTabs } from '../session/session-channel.ts';
import { signOut } from '../session/sign-out.ts';
import { createVersionCheck } from './create-version-check.ts';

const KEY = 'aurifex.version';

/** A failure is logged with its status and otherwise ignored (ordering spec section 9). */
async function fetchVersion(): Promise<string | null> {
  let status: number | null = null;
  try {
    const response = await fetch(`${apiBase()}/__version`, { cache: 'no-store' });
    status = response.status;
    const body: unknown = await response.json();
    const isVersion = typeof body === 'object' && body !== null && 'version' in body;
    if (isVersion && typeof body.version === 'string') return body.version;
    throw new TypeError('The answer holds no version');
  } catch (error) {
    const problem = `The version could not be fetched (HTTP ${status ?? 'without an answer'})`;
    reportError(new Error(problem, { cause: error }));
    return null;
  }
}

/** Clears session storage, cookies and local storage (ordering spec section 9), and stores the new version. */
function clearStorage(version: string): void {
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split(';')) {
    const name = cookie.split('=')[0]?.trim();
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is for https only
    if (name) document.cookie = `${name}=; path=/; max-age=0`;
  }
  localStorage.setItem(KEY, version);
  postToOtherTabs('changed');
}

/** The version check of this browser. */
export const versionCheck = createVersionCheck({
  fetchVersion,
  now: Date.now,
  hasUnsavedWork,
  storedVersion: () => localStorage.getItem(KEY),
  storeVersion: (version) => localStorage.setItem(KEY, version),
  signOut,
  clearStorage,
  reload: () => window.location.reload(),
});
