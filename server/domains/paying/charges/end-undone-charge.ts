import { GatewayDeclined, GatewayUnavailable } from '../../../gateways/gateway.ts';
import { type ChargeDeps, type ChargeRow, gatewayOf, moveCharge, noteFailure } from './charge-deps.ts';

/**
 * Releases the authorization of a reversed charge. A capture that succeeded anyway is refunded to the card. If the
 * gateway is unavailable, the task `settle_charges` continues.
 */
export async function endUndoneCharge(
  deps: ChargeDeps,
  charge: Pick<ChargeRow, 'id' | 'gateway' | 'gatewayKey' | 'reference'>,
): Promise<void> {
  const { id } = charge;
  try {
    await releaseCharge(deps, charge);
    const ended = { state: 'UNDONE' as const, endedAt: new Date(), leasedUntil: null };
    await moveCharge(deps.db, { id, from: ['UNDOING'] }, ended);
  } catch (error) {
    if (!(error instanceof GatewayUnavailable || error instanceof GatewayDeclined)) throw error;
    await noteFailure(deps, id, error);
  }
}

async function releaseCharge(
  deps: ChargeDeps,
  charge: Pick<ChargeRow, 'gateway' | 'gatewayKey' | 'reference'>,
): Promise<void> {
  const { gatewayKey, reference } = charge;
  if (reference === null) return;
  const gateway = gatewayOf(deps, charge);
  try {
    await gateway.release(reference);
  } catch (error) {
    const there = await gateway.find(gatewayKey);
    if (there?.state === 'AUTHORIZED') throw error;
    if (there?.state !== 'CAPTURED') return;
    const { amount, currency } = there.money;
    const money = { amount: amount.minus(there.refunded), currency };
    await gateway.refund({ key: gatewayKey.replace(/^ax-/, 'un-'), reference, money });
  }
}
