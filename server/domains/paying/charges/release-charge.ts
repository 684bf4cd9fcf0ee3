import { GatewayDeclined, GatewayUnavailable } from '../../../gateways/gateway.ts';
import { type ChargeDeps, type ChargeRow, gatewayOf, moveCharge, noteFailure } from './charge-deps.ts';

/**
 * Abandons a charge that was not booked, and releases it at the bank. If the gateway is unavailable, the task
 * `settle_charges` continues.
 */
export async function releaseCharge(deps: ChargeDeps, { id }: Pick<ChargeRow, 'id'>): Promise<void> {
  const isOwner = await moveCharge(
    deps.db,
    { id, from: ['STARTED', 'AUTHORIZED', 'RELEASING'] },
    { state: 'RELEASING' },
  );
  if (!isOwner) return;
  const charge = await deps.db.charge.findUniqueOrThrow({
    where: { id },
    select: { gateway: true, gatewayKey: true, reference: true },
  });
  try {
    const gateway = gatewayOf(deps, charge);
    const reference = charge.reference ?? (await gateway.find(charge.gatewayKey))?.reference ?? null;
    if (reference !== null) await gateway.release(reference);
    const ended = { state: 'RELEASED' as const, reference, endedAt: new Date(), leasedUntil: null };
    await moveCharge(deps.db, { id, from: ['RELEASING'] }, { ...ended, lastError: null });
  } catch (error) {
    if (!(error instanceof GatewayUnavailable || error instanceof GatewayDeclined)) throw error;
    await noteFailure(deps, id, error);
  }
}
