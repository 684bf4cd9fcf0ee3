import type { AuditContext } from '../../../audit/record-audit.ts';
import { GatewayDeclined, type GatewayMoney, GatewayUnavailable } from '../../../gateways/gateway.ts';
import { decimal } from '../../../lib/money.ts';
import type { ChargeState } from '../rules/charge-step.ts';
import { moneyDifference } from '../rules/money-difference.ts';
import { applyConfirmed } from './apply-confirmed.ts';
import { type ChargeDeps, type ChargeRow, gatewayOf, noteFailure, stateOf } from './charge-deps.ts';
import { confirmCharge } from './confirm-charge.ts';
import { endUndoneCharge } from './end-undone-charge.ts';
import { undoCharge } from './undo-charge.ts';

/**
 * Captures a booked charge that the caller works on. If the bank declines, the bookings are reversed and the
 * authorization is released. If the result is unknown, the bookings stay, and the task `settle_charges` finds out.
 */
export async function captureCharge(
  deps: ChargeDeps,
  context: Omit<AuditContext, 'viewer'>,
  charge: ChargeRow,
): Promise<ChargeState> {
  if (charge.state !== 'RECORDED' || charge.reference === null) return stateOf(charge);
  const { id } = charge;
  try {
    const taken = await gatewayOf(deps, charge).capture(charge.reference);
    requireRequestedAmount(deps, charge, taken);
    if (await confirmCharge(deps.db, charge, new Date())) await applyConfirmed(deps.db, charge, new Date());
    return 'CAPTURED';
  } catch (error) {
    if (error instanceof GatewayDeclined) {
      await undoCharge(deps, context, charge, error);
      await endUndoneCharge(deps, charge);
      return 'UNDONE';
    }
    if (!(error instanceof GatewayUnavailable)) throw error;
    await noteFailure(deps, id, error);
    return 'RECORDED';
  }
}

/** A capture of a different amount counts as declined: it is refunded, and the bookings are reversed. */
function requireRequestedAmount({ services }: ChargeDeps, charge: ChargeRow, taken: GatewayMoney): void {
  const asked = { amount: decimal(charge.amount), currency: charge.currency };
  const difference = moneyDifference(asked, { money: taken, isForUs: true });
  if (!difference) return;
  services.logger.error({ chargeId: charge.id, difference }, 'A gateway took other money than was asked for');
  const eventMoney = `${taken.amount.toFixed()} ${taken.currency}`;
  throw new GatewayDeclined('AMOUNT_REFUSED', [`The gateway took ${eventMoney}.`]);
}
