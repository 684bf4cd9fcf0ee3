import type { Money } from '../../../lib/money.ts';
import { type BankState, type WayBack, wayBackOf, wayBackRefusal } from '../../payments/rules/bank-state.ts';

/** What the way back depends on. */
type PaidDeposit = { isVoided: boolean; amount: Money; refunded: Money; bank: BankState };

/**
 * How a deposit can be undone: REVERSE with `voidDeposit`, or REFUND if it was paid through a gateway or partly
 * refunded. Null once it was voided or refunded, and while the bank has not confirmed.
 */
export function depositWayBack({ isVoided, amount, refunded, bank }: PaidDeposit): WayBack | null {
  if (isVoided || refunded.greaterThanOrEqualTo(amount)) return null;
  if (refunded.isZero()) return wayBackOf(bank);
  return wayBackRefusal(bank, 'REFUND') === null ? 'REFUND' : null;
}
