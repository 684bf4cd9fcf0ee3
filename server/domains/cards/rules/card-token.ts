/** One-time tokens of Square for cards and wallets. Other Square sources refer to something stored. */
const SQUARE_TOKEN = /^[cw]non:/;

/** NMI's reference of a stored card. */
const NMI_VAULT = /^\d+$/;

/**
 * Whether a text can be a one-time token of a gateway's hosted fields. Otherwise it refers to a stored card or a
 * payment of some customer.
 */
export function isOneTimeToken(gateway: string, token: string): boolean {
  return gateway === 'SQUARE' ? SQUARE_TOKEN.test(token) : !NMI_VAULT.test(token);
}
