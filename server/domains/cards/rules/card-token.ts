/** What the hosted fields of Square make of a card, and of a wallet. All else that Square takes as a source is something kept. */
const SQUARE_TOKEN = /^[cw]non:/;

/** What NMI calls a card that it keeps. */
const NMI_VAULT = /^\d+$/;

/**
 * Whether a text can be a one-time token of a gateway's hosted fields. What cannot names a card that a gateway keeps, or
 * a payment: those are somebody's.
 */
export function isOneTimeToken(gateway: string, token: string): boolean {
  return gateway === 'SQUARE' ? SQUARE_TOKEN.test(token) : !NMI_VAULT.test(token);
}
