/** Stored across the page load after a sign-out in another tab, so that the sign-in page can explain it. */
const KEY = 'aurifex.signedOutElsewhere';

/** Call before this tab reloads. */
export function noteSignedOutElsewhere(): void {
  sessionStorage.setItem(KEY, 'yes');
}

/** Whether another tab signed out. */
export function wasSignedOutElsewhere(): boolean {
  return sessionStorage.getItem(KEY) !== null;
}

/** Call after it was shown. */
export function forgetSignedOutElsewhere(): void {
  sessionStorage.removeItem(KEY);
}
