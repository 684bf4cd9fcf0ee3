import type { AuditContext } from '../../../audit/record-audit.ts';
import { GatewayDeclined, GatewayUnavailable } from '../../../gateways/gateway.ts';
import type { ChargeState } from '../rules/charge-step.ts';
import { applyConfirmed } from './apply-confirmed.ts';
import { type ChargeDesk, type ChargeRow, gatewayOf, noteTrouble, stateOf } from './charge-desk.ts';
import { confirmCharge } from './confirm-charge.ts';
import { endUndoneCharge } from './end-undone-charge.ts';
import { undoCharge } from './undo-charge.ts';

/**
 * Takes the money of a charge that is recorded; whoever calls works on it. When the bank says no for certain, all that
 * was recorded of it is taken back, and the bank lets go of what it still holds; when nobody knows, it stays recorded, and the task `settle_charges` finds out.
 */
export async function captureCharge(
  desk: ChargeDesk,
  context: Omit<AuditContext, 'viewer'>,
  charge: ChargeRow,
): Promise<ChargeState> {
  if (charge.state !== 'RECORDED' || charge.reference === null) return stateOf(charge);
  const { id } = charge;
  try {
    await gatewayOf(desk, charge).capture(charge.reference);
    if (await confirmCharge(desk.db, charge, new Date())) await applyConfirmed(desk.db, charge, new Date());
    return 'CAPTURED';
  } catch (error) {
    if (error instanceof GatewayDeclined) {
      await undoCharge(desk, context, charge, error);
      await endUndoneCharge(desk, charge);
      return 'UNDONE';
    }
    if (!(error instanceof GatewayUnavailable)) throw error;
    await noteTrouble(desk, id, error);
    return 'RECORDED';
  }
}
