import { RefusedError } from '../../../errors/errors.ts';
import { type DecimalInput, decimal } from '../../../lib/money.ts';
import { payableOrder } from '../order/sales-order-facts.ts';
import { paymentStanding } from '../rules/payment-standing.ts';
import type { OrderInTransition } from '../transitions/read-order.ts';

/**
 * Checks that a deposit does not exceed the amount due.
 * @throws RefusedError DEPOSIT_BEYOND_BALANCE
 */
export function requireDue(order: OrderInTransition, amount: DecimalInput): void {
  const { balance } = paymentStanding(payableOrder(order));
  if (decimal(amount).greaterThan(balance))
    throw new RefusedError('DEPOSIT_BEYOND_BALANCE', { balance: balance.toFixed(2) });
}
