/** Kept through the page load that follows a sign-out in another tab, so that the sign-in page can say why it is shown. */
const KEY = 'aurifex.signedOutElsewhere';

/** Noted before this tab loads its page anew. */
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
