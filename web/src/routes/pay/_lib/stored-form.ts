import type { PayForm } from './payment-request.ts';

/** Storage key of the form during the PayPal redirect, in this tab only. */
const KEY = 'payFormAtPayPal';

/** Stores the form until the user returns. */
export function keepForm(form: PayForm): void {
  sessionStorage.setItem(KEY, JSON.stringify(form));
}

/** The stored form; null if there is none. */
export function storedForm(): PayForm | null {
  const text = sessionStorage.getItem(KEY);
  // Only written by `keepForm`.
  return text === null ? null : (JSON.parse(text) as PayForm);
}
