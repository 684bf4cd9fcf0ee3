import { HUNDRED, moneyText } from '../../../lib/money.ts';
import { paymentStanding } from '../rules/payment-standing.ts';
import type { SalesOrderFacts } from '../rules/sales-order-facts.ts';
import { SALES_ORDER_STATUSES, type SalesOrderStatusCode } from '../rules/status-codes.ts';
import type { SalesOrderTransition } from '../rules/transition.ts';

/** Columns that transitions write. */
export type SalesStepColumns = {
  statusId: number;
  statusSince: Date;
  heldStatusId: number | null;
  confirmedAt?: Date | null;
  requiredAtConfirm?: string | null;
  depositPercent?: string;
  closeReason?: string | null;
};

/** The columns that a transition of an order changes. */
export function stepColumns(
  order: SalesOrderFacts,
  transition: SalesOrderTransition,
  { to, reason, now }: { to: SalesOrderStatusCode; reason: string | null; now: Date },
): SalesStepColumns {
  const { sideEffects } = transition;
  return {
    statusId: SALES_ORDER_STATUSES[to].id,
    statusSince: now,
    heldStatusId: sideEffects.includes('STORE_PREVIOUS_STATUS')
      ? SALES_ORDER_STATUSES[order.status].id
      : null,
    ...(sideEffects.includes('ALLOW_WORK')
      ? { confirmedAt: now, requiredAtConfirm: moneyText(paymentStanding(order).required) }
      : {}),
    // Payment that is demanded without a required deposit is the whole amount.
    ...(sideEffects.includes('DEMAND_PAYMENT') && paymentStanding(order).required.isZero()
      ? { depositPercent: HUNDRED.toFixed(2) }
      : {}),
    ...(to === 'CANCELLED' ? { confirmedAt: null, requiredAtConfirm: null } : {}),
    ...(to === 'CANCELLED' || sideEffects.includes('CREDIT_REST') ? { closeReason: reason } : {}),
  };
}
