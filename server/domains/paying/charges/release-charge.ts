import { GatewayDeclined, GatewayUnavailable } from '../../../gateways/gateway.ts';
import { type ChargeDesk, type ChargeRow, gatewayOf, moveCharge, noteTrouble } from './charge-desk.ts';

/**
 * Gives a charge up of which nothing was recorded, and lets the bank know. What cannot be told now is told by the task
 * `settle_charges`.
 */
export async function releaseCharge(desk: ChargeDesk, { id }: Pick<ChargeRow, 'id'>): Promise<void> {
  const isOurs = await moveCharge(
    desk.db,
    { id, from: ['STARTED', 'AUTHORIZED', 'RELEASING'] },
    { state: 'RELEASING' },
  );
  if (!isOurs) return;
  const charge = await desk.db.charge.findUniqueOrThrow({
    where: { id },
    select: { gateway: true, gatewayKey: true, reference: true },
  });
  try {
    const gateway = gatewayOf(desk, charge);
    const reference = charge.reference ?? (await gateway.find(charge.gatewayKey))?.reference ?? null;
    if (reference !== null) await gateway.release(reference);
    const ended = { state: 'RELEASED' as const, reference, endedAt: new Date(), leasedUntil: null };
    await moveCharge(desk.db, { id, from: ['RELEASING'] }, { ...ended, lastError: null });
  } catch (error) {
    if (!(error instanceof GatewayUnavailable || error instanceof GatewayDeclined)) throw error;
    await noteTrouble(desk, id, error);
  }
}
