import { RefusedError } from '../../../errors/errors.ts';
import { bankStateOf, type ChargeWithFindings, type WayBack, wayBackRefusal } from '../rules/bank-state.ts';

/**
 * Refuses a refund or reversal that is not possible: while the bank has not confirmed, or if it must go through a
 * gateway.
 * @throws RefusedError BANK_OUTSTANDING, REFUND_INSTEAD
 */
export function requireWayBack(charge: ChargeWithFindings | null, way: WayBack): void {
  const refusal = wayBackRefusal(bankStateOf(charge), way);
  if (refusal) throw new RefusedError(refusal);
}
