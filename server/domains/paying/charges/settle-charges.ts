import { abandonedStep, OPEN_STATES } from '../rules/charge-step.ts';
import { captureCharge } from './capture-charge.ts';
import {
  type ChargeDeps,
  type ChargeRow,
  chargeNow,
  gatewayOf,
  leaseCharge,
  moveCharge,
  noteFailure,
  stateOf,
} from './charge-deps.ts';
import { endUndoneCharge } from './end-undone-charge.ts';
import { forEachIndependently } from './for-each-independently.ts';
import { releaseCharge } from './release-charge.ts';
import { undoCharge } from './undo-charge.ts';

/** Maximum number of charges per run. */
const AT_ONCE = 200;

/**
 * Ends abandoned charges: booked ones are captured, all others are released. It may run concurrently and be
 * interrupted at any point. A failing charge does not block the others.
 * @throws AggregateError with the charges that failed for a reason other than their gateway
 */
export async function settleCharges(deps: ChargeDeps, now: Date): Promise<void> {
  const open = await deps.db.charge.findMany({
    where: {
      state: { in: [...OPEN_STATES] },
      OR: [{ leasedUntil: null }, { leasedUntil: { lt: new Date() } }],
    },
    orderBy: [{ updatedAt: 'asc' }, { id: 'asc' }],
    take: AT_ONCE,
    select: { id: true },
  });
  await forEachIndependently('Charges that could not be settled', open, {
    work: async ({ id }) => {
      if (await leaseCharge(deps, id)) await settleCharge(deps, await chargeNow(deps, id), now);
    },
    noteFailure: ({ id }, failure) => noteFailure(deps, id, failure),
  });
}

async function settleCharge(deps: ChargeDeps, charge: ChargeRow, now: Date): Promise<void> {
  const { id } = charge;
  const state = stateOf(charge);
  if (!OPEN_STATES.includes(state)) return;
  if (state === 'UNDOING') return endUndoneCharge(deps, charge);
  const about = { now, requestId: `charge-${id}`, address: '' };
  if (state === 'RECORDED' && !(await isBooked(deps, id))) {
    await undoCharge(deps, about, charge, { message: 'Taken back here before the bank was asked.' });
    return endUndoneCharge(deps, charge);
  }
  const there = state === 'RECORDED' ? null : await gatewayOf(deps, charge).find(charge.gatewayKey);
  switch (abandonedStep({ state, createdAt: charge.createdAt }, there?.state ?? null, now)) {
    case 'CAPTURE':
      await captureCharge(deps, about, charge);
      return;
    case 'RELEASE':
    case 'RELEASED':
      await releaseCharge(deps, charge);
      return;
    case 'DECLINED':
      await moveCharge(
        deps.db,
        { id, from: ['STARTED', 'RELEASING'] },
        { state: 'DECLINED', endedAt: new Date(), leasedUntil: null },
      );
      return;
    case 'LOOK_AGAIN_LATER':
      await noteFailure(deps, id, new Error('The gateway knows nothing of it yet.'));
      return;
    case 'ASK_STAFF':
      deps.services.logger.error({ chargeId: id }, 'Money was taken that is not recorded');
      await noteFailure(deps, id, new Error('Taken at the gateway, and not recorded.'));
  }
}

/** Whether a payment of a booked charge still exists. A reversed one must not be captured. */
async function isBooked({ db }: ChargeDeps, id: number): Promise<boolean> {
  return (await db.payment.count({ where: { chargeId: id, reversed: 0 } })) > 0;
}
