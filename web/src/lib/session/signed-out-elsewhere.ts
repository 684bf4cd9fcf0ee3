/** Kept through the page load that follows a sign-out in another tab, so that the sign-in page can show why it appears. */
const KEY = 'aurifex.signedOutElsewhere';

/** Stored before this tab reloads. */
export function noteSignedOutElsewhere(): void {
  sessionStorage.setItem(KEY, 'yes');
}

/** Whether another tab signed out. */
export function wasSignedOutElsewhere(): boolean {
  return sessionStorage.getItem(KEY) !== null;
}

/** Once it was shown. */
export function forgetSignedOutElsewhere(): void {
  sessionStorage.removeItem(KEY);
}
