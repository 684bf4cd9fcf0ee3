import type { PayForm } from './payment-request.ts';

/** Where the form waits while its payer is at PayPal: in this tab alone. */
const KEY = 'payFormAtPayPal';

/** Keeps what was chosen and typed until the payer comes back. */
export function keepForm(form: PayForm): void {
  sessionStorage.setItem(KEY, JSON.stringify(form));
}

/** What was kept; null where nothing was. */
export function keptForm(): PayForm | null {
  const text = sessionStorage.getItem(KEY);
  // Only `keepForm` writes under this key.
  return text === null ? null : (JSON.parse(text) as PayForm);
}
