import { z } from 'zod';
import { localId } from '../../../lib/global-id.ts';
import type { Context } from '../../../schema/context.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { visibleJobOrders } from '../access.ts';
import { JOB_FACTS, jobActor, jobFacts } from '../job/job-facts.ts';
import { decideTransition, NO_INPUT, type TransitionInput } from '../rules/decide-transition.ts';
import { actionLeadingTo } from '../rules/find-transition.ts';
import type { JobFacts } from '../rules/job-facts.ts';
import { MAX_BULK_JOBS } from '../rules/job-limits.ts';
import { isJobStatusCode, type JobStatusCode } from '../rules/status-codes.ts';
import { outcomeOf, type StatusOutcome } from './job-order-status-result.type.ts';

const rules = z.object({
  jobOrderIds: z.array(z.string().max(100)).min(1, 'REQUIRED').max(MAX_BULK_JOBS),
  statusCode: z.string().refine(isJobStatusCode, 'UNKNOWN'),
});

/**
 * What moving jobs to a status comes to, row by row, without writing: for each job the single action that leads there,
 * or why there is none. Reads all jobs in one statement. Each id counts once.
 */
export async function planStatusUpdates(
  context: Context,
  request: { jobOrderIds: readonly (string | number)[]; statusCode: string },
  transitionInput: Partial<TransitionInput>,
): Promise<StatusOutcome[]> {
  const { db, viewer, now } = context;
  const input = parseInput(rules, { ...request, jobOrderIds: request.jobOrderIds.map(String) });
  // `refine` checked it above; zod keeps the type `string`.
  const target = input.statusCode as JobStatusCode;
  const ids = [...new Set(input.jobOrderIds)].map((globalId) => ({
    globalId,
    id: localId('JobOrder', globalId) ?? 0,
  }));
  const jobs = await db.jobOrder.findMany({
    where: { id: { in: ids.map(({ id }) => id) }, AND: visibleJobOrders(viewer) },
    include: JOB_FACTS,
  });
  const actor = jobActor(viewer);
  return ids.map(({ id, globalId }) => {
    const job = jobs.find((each) => each.id === id);
    if (!job) return outcomeOf(id, { code: 'NOT_FOUND', message: 'JobOrder not found.' }, globalId);
    return outcomeOf(id, decided(jobFacts(job)), globalId);
  });

  function decided(job: JobFacts): Partial<StatusOutcome> {
    if (job.status === target) return { code: 'ALREADY_THERE', message: 'The job has this status.' };
    const action = actionLeadingTo(job, target);
    if (!action) return { code: 'STATUS_TRANSITION_DENIED', message: 'No single action leads there.' };
    const decision = decideTransition({
      job,
      action,
      actor,
      input: { ...NO_INPUT, ...transitionInput },
      now,
      isBulk: true,
    });
    if (decision.ok) return { ok: true, action, to: decision.to };
    return { action, to: target, code: decision.refused.code, message: `Refused: ${decision.refused.code}.` };
  }
}
