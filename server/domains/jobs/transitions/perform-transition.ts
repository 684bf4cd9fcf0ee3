import type { ActorContext, AuditContext } from '../../../audit/record-audit.ts';
import type { Prisma } from '../../../database/generated/client.ts';
import {
  ConflictError,
  ForbiddenError,
  InvalidInputError,
  NotFoundError,
  RefusedError,
} from '../../../errors/errors.ts';
import { ZERO } from '../../../lib/money.ts';
import type { RecordFacts, Writes } from '../../../schema/mutation-writes.ts';
import { actorRefusalError } from '../../identity/order-actor.ts';
import { refusedForActor } from '../../identity/rules/sided-transition.ts';
import { transitionDenied } from '../../identity/transition-denied.ts';
import { JOB_STATUSES } from '../../orders/rules/job-status-codes.ts';
import { jobTotal } from '../../orders/rules/order-charges.ts';
import { addCharges } from '../../orders/totals/add-charges.ts';
import { visibleJobOrders } from '../access.ts';
import { decideProofs } from '../effects/decide-proofs.ts';
import { enteredBench } from '../effects/entered-bench.ts';
import { grantRemake, remainingPieces } from '../effects/grant-remake.ts';
import { applyServiceEffects, serviceEffects } from '../effects/job-service-effects.ts';
import { createRemake } from '../effects/remake-job-order.ts';
import { reworkedBench } from '../effects/reworked-bench.ts';
import { changesShipping, chargedColumns, stepCharges } from '../effects/step-charges.ts';
import { JOB_FACTS, type JobInTransition, jobActor, jobFacts } from '../job/job-facts.ts';
import { parentOrderWatch } from '../job/parent-order-watch.ts';
import { feeOf } from '../rules/cancellation-fee.ts';
import {
  decideTransition,
  NO_INPUT,
  type TransitionGranted,
  type TransitionInput,
  type TransitionRefusal,
} from '../rules/decide-transition.ts';
import { JOB_TABLE, type JobActor } from '../rules/job-actor.ts';
import { type OfferedAction, offeredActions } from '../rules/offered-actions.ts';
import { shareOfPieces } from '../rules/remade-pieces.ts';
import { replacedValues } from '../rules/replaced-values.ts';
import type { JobAction } from '../rules/transition.ts';
import { beginsBeyondCredit } from './begins-beyond-credit.ts';
import { changeJob, recordStep } from './change-job.ts';
import { dependsOnShipments, shipmentObstacle } from './shipment-obstacle.ts';
import { transitionChanges } from './transition-changes.ts';

/** A request to move a job. */
export type TransitionOrder = {
  jobOrderId: number;
  action: JobAction;
  /** Expected version; absent: any. */
  version?: number | null;
  input?: Partial<TransitionInput>;
  /** REQUEST_APPROVAL, CHANGE_ORDER: only services of these types; empty for all proposed. */
  serviceTypeCodes?: readonly string[];
  /** Path of the reason in the caller's input. */
  reasonPath?: string;
  /** REWORK: the bench stage to return to; absent: the last one with work. */
  stage?: number | null;
  /** Part of a bulk update. */
  isBulk?: boolean;
  /** Called once the step is granted and before anything is written; refuses it by throwing. */
  onGranted?: (orderGroupId: number) => Promise<void>;
};

/**
 * The only way to change the status of a job; GraphQL, REST and bulk updates use it. Checks permission, row, rule and
 * version, then writes the status with its side effects, the history and the audit in one transaction.
 */
export async function performTransition(
  context: AuditContext,
  writes: Writes,
  order: TransitionOrder,
): Promise<void> {
  requireAction(jobActor(context.viewer), order.action);
  await writes.transaction((tx, record) => takeStep(tx, context, order, record));
}

/** The same within a transaction that does something else with the job first. */
export async function takeStep(
  tx: Prisma.TransactionClient,
  context: AuditContext,
  order: TransitionOrder,
  record: RecordFacts,
): Promise<void> {
  const { viewer, now } = context;
  await parentOrderWatch().before(tx, order.jobOrderId);
  const job = await tx.jobOrder.findFirst({
    where: { id: order.jobOrderId, AND: visibleJobOrders(viewer) },
    include: JOB_FACTS,
  });
  if (!job) throw new NotFoundError('JobOrder');
  if (order.version != null && order.version !== job.version) throw new ConflictError(job.version);
  const input = { ...NO_INPUT, ...order.input };
  const isBeyondCredit = order.action === 'START' && (await beginsBeyondCredit(tx, job, 'HOLD'));
  const facts = jobFacts(job, {
    isBeyondCredit,
    shipmentObstacle: dependsOnShipments(order.action) ? await shipmentObstacle(tx, job) : null,
  });
  const decision = decideTransition({
    job: facts,
    action: order.action,
    actor: jobActor(viewer),
    input,
    now,
    isBulk: order.isBulk,
  });
  if (!decision.ok) {
    const offered = offeredActions(facts, jobActor(viewer), now);
    throw refusal(decision.refused, { reasonPath: order.reasonPath ?? 'reason', offered });
  }
  await order.onGranted?.(job.orderGroupId);
  const parent = job.orderGroup.salesOrder;
  const granted =
    order.action === 'REMAKE' ? await grantRemake(tx, job, { decision, wanted: input.quantity }) : decision;
  await writeStep(tx, context, {
    job,
    granted,
    input,
    serviceTypeCodes: order.serviceTypeCodes ?? [],
    stage: order.stage ?? null,
    record,
  });
  if (parent) {
    const move = { jobOrderId: job.id, from: jobFacts(job).status, to: granted.to, input };
    await parentOrderWatch().after(tx, context, parent.id, move);
  }
}

/** Checks that do not depend on the job come before it is read, so that refusals reveal nothing about it. */
export function requireAction(actor: JobActor, action: JobAction): void {
  const refused = refusedForActor(JOB_TABLE, action, actor);
  if (refused !== null) throw actorRefusalError(refused);
}

/** Converts a refused transition to a typed error. */
export function refusal(
  refused: TransitionRefusal,
  { reasonPath, offered }: { reasonPath: string; offered: readonly OfferedAction[] },
): Error {
  switch (refused.code) {
    case 'STATUS_TRANSITION_DENIED':
      return transitionDenied(offered);
    case 'FORBIDDEN':
      return new ForbiddenError(refused.permission);
    case 'REASON_REQUIRED':
      return InvalidInputError.of(reasonPath, 'REQUIRED', 'A reason is required.');
    case 'TRACKING_REQUIRED':
      return InvalidInputError.of(
        'trackingNumber',
        'REQUIRED',
        'A tracking number, or pickedUp, is required.',
      );
    default:
      return new RefusedError(refused.code);
  }
}

type Write = {
  job: JobInTransition;
  granted: TransitionGranted;
  input: TransitionInput;
  serviceTypeCodes: readonly string[];
  /** Stage for a rework. */
  stage?: number | null;
  /** Its order is closed short: pieces that were not shipped are not delivered. */
  isUndelivered?: boolean;
  record: RecordFacts;
};

/** Writes a granted step of a job with all its effects, without notifying the watch of its sales order. */
export async function writeStep(
  tx: Prisma.TransactionClient,
  context: ActorContext,
  { job, granted, input, serviceTypeCodes, stage = null, isUndelivered, record }: Write,
) {
  const { now } = context;
  const { action } = granted.transition;
  const toStatusId = JOB_STATUSES[granted.to].id;
  const fee = feeOf(granted.transition, jobFacts(job));
  const { columns, agreedDay, detail } = transitionChanges({ job, granted, input, fee, now });
  const { pieces = 0 } = granted;
  const remade = pieces > 0 ? shareOfPieces(jobTotal(job), { pieces, quantity: job.quantity }) : ZERO;
  const charges = await stepCharges(tx, job, {
    now,
    remade,
    to: granted.to,
    fee,
    isUndelivered,
    approved: job.services.filter(({ id }) => granted.approvedServiceIds.includes(id)),
  });
  const bench = await reworkedBench(tx, context, job, {
    isRework: action === 'REWORK',
    to: granted.to,
    stage,
    reason: input.reason,
  });
  await changeJob(tx, job, {
    ...columns,
    ...(agreedDay === null
      ? {}
      : { promise: { day: agreedDay, by: context.viewer, reason: input.reason?.trim() || null } }),
    ...(await enteredBench(tx, job, granted.to)),
    ...bench,
    ...chargedColumns(job, charges),
    ...remainingPieces(job, pieces),
    ...(toStatusId === job.statusId ? {} : { statusId: toStatusId, statusSince: now }),
  });
  const effects = serviceEffects({ job, granted, serviceTypeCodes, now });
  await applyServiceEffects(tx, effects);
  await decideProofs(tx, context, {
    job,
    effects,
    approvedPrice: detail.approvedPrice,
    reason: input.reason,
  });
  const taken = pieces > 0 ? await createRemake(tx, context, job, { pieces, total: remade }) : [];
  await addCharges(tx, context, {
    orderGroupId: job.orderGroupId,
    charges: [...charges.map((charge) => ({ ...charge, jobOrderId: job.id })), ...taken],
    mayChangeShipping: changesShipping(job, granted.to),
  });
  const before = replacedValues(job, { ...columns, ...bench });
  await recordStep(tx, context, {
    job,
    toStatusId,
    action,
    reason: input.reason?.trim() || null,
    detail: before ? { ...detail, before } : detail,
    record,
  });
}
