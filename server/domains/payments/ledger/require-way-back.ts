import { RefusedError } from '../../../errors/errors.ts';
import { bankWordOf, type ToldCharge, type WayBack, wayBackRefusal } from '../rules/bank-word.ts';

/**
 * Refuses a way back of money that is not open: while its bank has not answered, or where it has to go through a gateway.
 * @throws RefusedError BANK_OUTSTANDING, REFUND_INSTEAD
 */
export function requireWayBack(charge: ToldCharge | null, way: WayBack): void {
  const refusal = wayBackRefusal(bankWordOf(charge), way);
  if (refusal) throw new RefusedError(refusal);
}
