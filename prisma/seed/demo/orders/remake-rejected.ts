import type { Viewer } from '../../../../server/auth/viewer.ts';
import type { Database } from '../../../../server/database/client.ts';
import { changeJob, stepAudit } from '../../../../server/domains/jobs/transitions/change-job.ts';
import {
  performTransition,
  type TransitionOrder,
} from '../../../../server/domains/jobs/transitions/perform-transition.ts';
import type { CreatedOrder } from '../../../../server/domains/orders/placing/order-draft.ts';
import { auditedWrites } from '../../../../server/schema/mutation-writes.ts';
import { HOURS_A_DAY, workAfter } from '../work-clock.ts';
import type { DemoContext } from './demo-context.ts';
import { INTERNAL_NOTES } from './internal-notes.ts';
import type { PlannedOrder } from './planned-order.ts';

/** Steps of a remake, in business days after the decision. */
const REMAKE_STEPS: readonly {
  days: number;
  by: 'sales' | 'workshop';
  step: Pick<TransitionOrder, 'action' | 'input'>;
  stage?: number;
}[] = [
  { days: 0.2, by: 'sales', step: { action: 'RELEASE' } },
  { days: 0.5, by: 'workshop', step: { action: 'START' }, stage: 40 },
  { days: 4, by: 'workshop', step: { action: 'TO_QC' }, stage: 95 },
  { days: 4.5, by: 'workshop', step: { action: 'PASS' }, stage: 100 },
  { days: 5, by: 'workshop', step: { action: 'SHIP', input: { pickup: true } } },
  { days: 11, by: 'workshop', step: { action: 'COMPLETE' } },
];

/** Remakes the pieces that failed their quality check. The newest one is on the bench. */
export async function remakeRejected(
  db: Database,
  context: DemoContext,
  created: ReadonlyMap<PlannedOrder, CreatedOrder>,
): Promise<void> {
  const rejected = [...created].flatMap(([{ jobs }, order]) =>
    jobs.flatMap(({ isRejected, past }, index) => {
      const job = order.jobs[index];
      const checked = past.at(-1);
      return isRejected && job && checked ? [{ jobOrderId: job.id, checkedAt: checked.at }] : [];
    }),
  );
  for (const [index, { jobOrderId, checkedAt }] of rejected.entries()) {
    // The last one was decided two days ago.
    const isNewest = index === rejected.length - 1;
    const decidedAt = isNewest ? workAfter(context.now, -2 * HOURS_A_DAY) : workAfter(checkedAt, 3);
    const reason = INTERNAL_NOTES.remade[index % INTERNAL_NOTES.remade.length] ?? null;
    await move(db, context.workshop, decidedAt, { jobOrderId, action: 'REMAKE', input: { reason } });
    const child = await db.jobOrder.findUniqueOrThrow({
      where: { remadeFromId: jobOrderId },
      select: { id: true },
    });
    await remake(db, context, child.id, decidedAt);
  }
}

async function remake(
  db: Database,
  context: DemoContext,
  jobOrderId: number,
  decidedAt: Date,
): Promise<void> {
  for (const { days, by, step, stage } of REMAKE_STEPS) {
    const at = workAfter(decidedAt, days * HOURS_A_DAY);
    if (at > context.now) return;
    await move(db, context[by], at, { jobOrderId, ...step });
    if (stage === undefined) continue;
    const job = await db.jobOrder.findUniqueOrThrow({
      where: { id: jobOrderId },
      select: { id: true, version: true, promisedOn: true, leadDaysLeft: true },
    });
    await changeJob(db, job, { stage });
  }
}

function move(db: Database, viewer: Viewer, now: Date, order: TransitionOrder): Promise<void> {
  const context = { db, viewer, now, requestId: 'demo', address: '' };
  return performTransition(context, auditedWrites(context, stepAudit(order.action)), order);
}
