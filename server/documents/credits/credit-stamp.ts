import { decimal } from '../../lib/money.ts';

/** The state of a credit today that differs from its credit memo. */
export type CreditStamp = 'VOID' | 'USED' | 'PARTIALLY_USED';

/** Current amounts of a credit, as text. */
type StandingCredit = { amount: string; balance: string; isVoided: boolean };

/** The current stamp of a credit; null while it is unused. */
export function creditStamp({ amount, balance, isVoided }: StandingCredit): CreditStamp | null {
  if (isVoided) return 'VOID';
  if (decimal(balance).isZero()) return 'USED';
  return decimal(balance).lessThan(decimal(amount)) ? 'PARTIALLY_USED' : null;
}
