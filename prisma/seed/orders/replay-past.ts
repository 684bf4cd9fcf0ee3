import { serviceEffects } from '../../../server/domains/jobs/effects/job-service-effects.ts';
import { chargedColumns } from '../../../server/domains/jobs/effects/step-charges.ts';
import { jobFacts } from '../../../server/domains/jobs/job/job-facts.ts';
import { feeOf } from '../../../server/domains/jobs/rules/cancellation-fee.ts';
import { decideTransition, NO_INPUT } from '../../../server/domains/jobs/rules/decide-transition.ts';
import { allowsEdit, type JobEdit } from '../../../server/domains/jobs/rules/job-edits.ts';
import { nextProposal } from '../../../server/domains/jobs/rules/next-proposal.ts';
import { replacedValues } from '../../../server/domains/jobs/rules/replaced-values.ts';
import { transitionChanges } from '../../../server/domains/jobs/transitions/transition-changes.ts';
import { jobStatusCode } from '../../../server/domains/orders/lines/job-statuses.ts';
import { JOB_STATUSES } from '../../../server/domains/orders/rules/job-status-codes.ts';
import { settleMetal } from '../../../server/domains/orders/rules/metal-settlement.ts';
import { chargesOfStep, jobTotal } from '../../../server/domains/orders/rules/order-charges.ts';
import { decimal } from '../../../server/lib/money.ts';
import type { PastStep } from './job-past.ts';
import {
  firstEvent,
  newJob,
  type PastEvent,
  type PastJob,
  type PastService,
  type UntouchedJob,
} from './new-job.ts';
import { replayRework } from './replay-rework.ts';

type PastNote = Extract<PastStep, { kind: 'NOTE' }>;
type Replay = { job: PastJob; events: PastEvent[]; notes: PastNote[] };

/** Replays the past of a new job. Every step must pass today's rules at its own time; otherwise it throws. */
export function replayPast(untouched: UntouchedJob, past: readonly PastStep[]): Replay {
  const start: Replay = { job: newJob(untouched), events: [firstEvent(untouched)], notes: [] };
  return past.reduce((replay, step) => {
    try {
      return replayStep(replay, step, untouched);
    } catch (cause) {
      const what = step.kind === 'TRANSITION' ? step.action : step.kind;
      throw new Error(`${untouched.rows.JobOrder.number}: ${what} on ${step.at.toISOString()} was refused.`, {
        cause,
      });
    }
  }, start);
}

function replayStep(replay: Replay, step: PastStep, untouched: UntouchedJob): Replay {
  if (step.at < replay.job.updatedAt) throw new Error('The step is earlier than the previous one.');
  switch (step.kind) {
    case 'TRANSITION':
      return replayTransition(replay, step, untouched);
    case 'STAGE':
      requireEdit(replay.job, 'STAGE');
      return { ...replay, job: changed(replay.job, step.at, { stage: step.stage }) };
    case 'WEIGHT':
      requireEdit(replay.job, 'WEIGHT');
      return {
        ...replay,
        job: changed(replay.job, step.at, { actualWeight: weighed(replay.job, untouched) }),
      };
    case 'PROPOSAL':
      requireEdit(replay.job, 'PROPOSE_SERVICE');
      return {
        ...replay,
        job: changed(replay.job, step.at, { services: withProposal(replay.job, step, untouched) }),
      };
    case 'NOTE': {
      const answered = step.actor.side === 'CUSTOMER' ? { lastCustomerNoteAt: step.at } : {};
      return {
        ...replay,
        job: { ...replay.job, ...answered, updatedAt: step.at },
        notes: [...replay.notes, step],
      };
    }
  }
}

function replayTransition(
  { job, events, notes }: Replay,
  step: Extract<PastStep, { kind: 'TRANSITION' }>,
  { workflow }: UntouchedJob,
): Replay {
  const { action, actor, at: now } = step;
  const input = { ...NO_INPUT, ...step.input };
  const granted = decideTransition({ job: jobFacts(job), action, actor, input, now });
  if (!granted.ok) throw new Error(granted.refused.code);
  // A remake or a re-order creates another job, so it is done after the import.
  if (action === 'REMAKE' || action === 'RE_ORDER') throw new Error('NOT_REPLAYABLE');
  const fee = feeOf(granted.transition, jobFacts(job));
  const { columns, detail } = transitionChanges({ job, granted, input, fee, now });
  const charges = chargesOfStep({
    from: jobStatusCode(job.statusId),
    to: granted.to,
    total: jobTotal(job),
    fee,
    approved: job.services.filter(({ id }) => granted.approvedServiceIds.includes(id)),
    cancellation: lastCancellation(events),
    settlement: granted.to === 'SHIPPED' ? settledWeight(job) : null,
    settled: [],
  });
  const effects = serviceEffects({ job, granted, serviceTypeCodes: [], now });
  const services = job.services.map((service) => {
    const effect = effects.find(({ ids }) => ids.includes(service.id));
    return effect ? { ...service, status: effect.status, decidedAt: effect.decidedAt } : service;
  });
  const statusId = JOB_STATUSES[granted.to].id;
  const moved = statusId === job.statusId ? {} : { statusId, statusSince: now };
  const rework = action === 'REWORK' ? replayRework(job, workflow, input.reason) : null;
  const checked = granted.to === 'QUALITY_CHECK' ? { reworkReason: null } : {};
  const before = {
    ...replacedValues({ ...job, leadDaysLeft: null }, { ...columns, ...checked }),
    ...rework?.before,
  };
  const fullDetail = Object.keys(before).length === 0 ? detail : { ...detail, before };
  const event: PastEvent = {
    fromStatusId: job.statusId,
    toStatusId: statusId,
    heldStatusId: job.heldStatusId,
    action,
    reason: input.reason?.trim() || null,
    detail: Object.keys(fullDetail).length === 0 ? null : fullDetail,
    userId: actor.userId,
    actingById: actor.actingById,
    at: now,
    // Services get their ids when they are stored.
    charges: charges.map((charge) => ({ ...charge, serviceId: null })),
  };
  const charged = chargedColumns(job, charges);
  return {
    job: changed(job, now, {
      ...columns,
      ...checked,
      ...rework?.columns,
      ...charged,
      services,
      ...moved,
    }),
    events: [...events, event],
    notes,
  };
}

/**
 * Up to three percent below the estimate, derived from the job's number so that the demo is the same on every machine.
 */
function weighed({ estimatedWeight }: PastJob, { rows }: UntouchedJob): string {
  const perMille = (rows.JobOrder.numberRank % 61) - 30;
  return decimal(estimatedWeight)
    .mul(1_000 + perMille)
    .div(1_000)
    .toFixed(2);
}

/** Settles the weight at shipping. The market price of that day is not replayed. */
function settledWeight({ actualWeight, breakdown, quantity, ...job }: PastJob) {
  if (actualWeight === null) return null;
  const leaving = [{ pieces: quantity, rates: new Map() }];
  return settleMetal({ ...job, actualWeight, rows: breakdown, leaving });
}

function lastCancellation(events: readonly PastEvent[]) {
  const rows = events.flatMap(({ charges }) => charges);
  const last = rows.findLast(({ kind, amount }) => kind === 'CANCELLATION' && amount.isNegative());
  return last ? { id: null, amount: last.amount } : null;
}

function withProposal(
  { services }: PastJob,
  { serviceTypeCode, price, proofFileId, at }: Extract<PastStep, { kind: 'PROPOSAL' }>,
  { serviceTypes }: UntouchedJob,
): PastService[] {
  const serviceType = serviceTypes.find(({ code }) => code === serviceTypeCode);
  if (!serviceType) throw new Error(`There is no service type ${serviceTypeCode}.`);
  const earlier = services.filter((service) => service.serviceType.id === serviceType.id);
  const next = nextProposal(earlier.toSorted((one, other) => other.revision - one.revision)[0] ?? null);
  if (next === null) throw new Error('SERVICE_AWAITS_APPROVAL');
  if ('improves' in next) {
    return services.map((service) =>
      service.id === next.improves ? { ...service, price, proofFileId } : service,
    );
  }
  const { revision } = next;
  const proposed = { status: 'PROPOSED', decidedAt: null, createdAt: at } as const;
  return [...services, { ...proposed, id: services.length + 1, serviceType, price, revision, proofFileId }];
}

function changed(job: PastJob, at: Date, columns: Partial<PastJob>): PastJob {
  return { ...job, ...columns, version: job.version + 1, updatedAt: at };
}

function requireEdit(job: PastJob, edit: JobEdit): void {
  if (!allowsEdit(jobStatusCode(job.statusId), edit)) throw new Error('STATUS_TRANSITION_DENIED');
}
