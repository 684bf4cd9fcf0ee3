/**
 * State of a payment at its bank. NO_BANK: without a gateway, or recorded by hand. OUTSTANDING: authorized and recorded, but
 * not confirmed yet. TAKEN: confirmed. MISSING: confirmed, but the gateway does not have it. REFUSED: not captured.
 */
export type BankState = 'NO_BANK' | 'OUTSTANDING' | 'TAKEN' | 'MISSING' | 'REFUSED';

/** A charge with the open findings of transactions that its gateway does not have. */
export type ChargeWithFindings = { readonly state: string; readonly findings: readonly unknown[] };

/** The bank state from a payment's charge; null: without a charge. */
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

/** Ways in which money leaves a payment other than to an invoice. */
export type WayBack = 'REFUND' | 'REVERSE';

/** Why money does not leave a payment in some way. */
type WayBackRefusal = 'BANK_OUTSTANDING' | 'REFUND_INSTEAD';

/**
 * Why a way back is refused; null: it is open. While a bank has not answered there is none. What it gave goes back the way
 * it came, by a refund: taking the payment back would leave the money with us. What the gateway does not have, no refund
 * brings back.
 */
export function wayBackRefusal(word: BankState, way: WayBack): WayBackRefusal | null {
  if (word === 'OUTSTANDING') return 'BANK_OUTSTANDING';
  return word === 'TAKEN' && way === 'REVERSE' ? 'REFUND_INSTEAD' : null;
}

/** The way in which money goes back by its bank's word; null: none until that is known. */
export function wayBackOf(word: BankState): WayBack | null {
  const ways: readonly WayBack[] = ['REVERSE', 'REFUND'];
  return ways.find((way) => wayBackRefusal(word, way) === null) ?? null;
}
