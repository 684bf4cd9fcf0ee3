import { z } from 'zod';
import type { Context } from '../../../schema/context.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { isJobStatusCode, type JobStatusCode } from '../../orders/rules/job-status-codes.ts';
import { visibleJobOrders } from '../access.ts';
import { JOB_FACTS, type JobInTransition, jobActor, jobFacts } from '../job/job-facts.ts';
import { decideTransition, NO_INPUT, type TransitionInput } from '../rules/decide-transition.ts';
import { actionLeadingTo } from '../rules/find-transition.ts';
import type { JobActor } from '../rules/job-actor.ts';
import type { JobFacts } from '../rules/job-facts.ts';
import { dependsOnShipments, shipmentObstacles } from '../transitions/shipment-obstacle.ts';
import { bulkJobs, namedJobs } from './bulk-jobs.ts';
import { outcomeOf, type StatusOutcome } from './job-order-status-result.type.ts';
import { CHANGED } from './outcome-of-step.ts';

const rules = bulkJobs.and(z.object({ statusCode: z.string().refine(isJobStatusCode, 'UNKNOWN') }));

/** Jobs to move and their target status; with the previewed versions if the jobs must not have changed since. */
type StatusRequest = {
  jobOrderIds: readonly (string | number)[];
  versions?: readonly number[] | null;
  statusCode: string;
};

/**
 * Plans moving jobs to a status, without writing: for each job the single action that leads to the status, or why
 * there is none, such as a version that differs from the preview. Reads all jobs in one statement, and what their
 * shipments prevent in another one. Duplicate ids count once.
 */
export async function planStatusUpdates(
  context: Context,
  request: StatusRequest,
  transitionInput: Partial<TransitionInput>,
): Promise<StatusOutcome[]> {
  const { db, viewer, now } = context;
  const input = parseInput(rules, { ...request, jobOrderIds: request.jobOrderIds.map(String) });
  // `refine` checked it above; zod keeps the type `string`.
  const target = input.statusCode as JobStatusCode;
  const ids = namedJobs(input);
  const jobs = await db.jobOrder.findMany({
    where: { id: { in: ids.map(({ id }) => id) }, AND: visibleJobOrders(viewer) },
    include: JOB_FACTS,
  });
  const actor = jobActor(viewer);
  const byId = new Map(jobs.map((job) => [job.id, job]));
  const obstacles = await shipmentObstacles(
    db,
    jobs.filter((job) => dependsOnShipments(actionLeadingTo(jobFacts(job), target))),
  );
  return ids.map(({ id, globalId, version }) => {
    const job = byId.get(id);
    if (!job) return outcomeOf(id, { code: 'NOT_FOUND', message: 'JobOrder not found.' }, globalId);
    if (isChanged(job, version)) return outcomeOf(id, CHANGED, globalId);
    const facts = jobFacts(job, { shipmentObstacle: obstacles.get(id) });
    const step = stepTo(target, facts, { actor, input: transitionInput, now });
    return outcomeOf(id, { ...step, version }, globalId);
  });

  /** A job that is already in the target status was moved by someone else, or by an earlier try of the same call. */
  function isChanged(job: JobInTransition, version: number | null): boolean {
    return version !== null && version !== job.version && jobFacts(job).status !== target;
  }
}

type UpdateRequest = { actor: JobActor; input: Partial<TransitionInput>; now: Date };

/** The single action that moves a job to a status in a bulk update, or why there is none. */
export function stepTo(
  target: JobStatusCode,
  job: JobFacts,
  { actor, input, now }: UpdateRequest,
): Partial<StatusOutcome> {
  if (job.status === target) return { code: 'ALREADY_THERE', message: 'The job has this status.' };
  const action = actionLeadingTo(job, target);
  if (!action) return { code: 'STATUS_TRANSITION_DENIED', message: 'No single action leads there.' };
  const given = { ...NO_INPUT, ...input };
  const decision = decideTransition({ job, action, actor, input: given, now, isBulk: true });
  if (decision.ok) return { ok: true, action, to: decision.to };
  return { action, to: target, code: decision.refused.code, message: `Refused: ${decision.refused.code}.` };
}
