/**
 * State of a payment at its bank. NO_BANK: without a gateway, or recorded manually. OUTSTANDING: authorized and
 * recorded, but not confirmed yet. TAKEN: confirmed. MISSING: confirmed, but the gateway does not have it. REFUSED:
 * not captured.
 */
export type BankState = 'NO_BANK' | 'OUTSTANDING' | 'TAKEN' | 'MISSING' | 'REFUSED';

/** A charge with its open findings of transactions that are missing at the gateway. */
export type ChargeWithFindings = { readonly state: string; readonly findings: readonly unknown[] };

/** The bank state of a payment from its charge; null without a charge. */
export function bankStateOf(charge: ChargeWithFindings | null): BankState {
  switch (charge?.state) {
    case undefined:
      return 'NO_BANK';
    case 'RECORDED':
      return 'OUTSTANDING';
    case 'CAPTURED':
      return charge && charge.findings.length > 0 ? 'MISSING' : 'TAKEN';
    default:
      return 'REFUSED';
  }
}

/** How money is returned from a payment. */
export type WayBack = 'REFUND' | 'REVERSE';

/** Why money cannot be returned in this way. */
type WayBackRefusal = 'BANK_OUTSTANDING' | 'REFUND_INSTEAD';

/**
 * Why a refund or reversal is refused; null if it is possible. Neither is possible before the bank has confirmed.
 * Captured money must be refunded, because a reversal would keep the money. A payment that is missing at the gateway
 * cannot be refunded.
 */
export function wayBackRefusal(word: BankState, way: WayBack): WayBackRefusal | null {
  if (word === 'OUTSTANDING') return 'BANK_OUTSTANDING';
  return word === 'TAKEN' && way === 'REVERSE' ? 'REFUND_INSTEAD' : null;
}

/** How money is returned in a bank state; null before the bank has confirmed. */
export function wayBackOf(word: BankState): WayBack | null {
  const ways: readonly WayBack[] = ['REVERSE', 'REFUND'];
  return ways.find((way) => wayBackRefusal(word, way) === null) ?? null;
}
