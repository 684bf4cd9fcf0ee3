import type { GraphQLResolveInfo } from 'graphql';
import type { JobOrder as JobOrderRow } from '../../../database/generated/client.ts';
import { encodeGlobalId } from '../../../lib/global-id.ts';
import { READ_AS_PLANNED, readRows } from '../../../lists/read-rows.ts';
import { builder } from '../../../schema/builder.ts';
import type { Context } from '../../../schema/context.ts';
import { jobStatusRow } from '../../orders/lines/job-statuses.ts';
import type { JobStatusCode } from '../../orders/rules/job-status-codes.ts';
import { Status } from '../../settings/status.type.ts';
import { visibleJobOrders } from '../access.ts';
import { JobOrder } from '../job/job-order.type.ts';
import { requiresTracking, takesReason } from '../rules/action-input.ts';
import type { JobAction } from '../rules/transition.ts';

/** Result of a status update, or of its preview, for one job. */
export type StatusOutcome = {
  /** As requested; 0 if the id was malformed. */
  jobOrderId: number;
  globalId: string;
  /** The expected version of the job, if one was previewed. */
  version: number | null;
  ok: boolean;
  action: JobAction | null;
  to: JobStatusCode | null;
  /** Reason of the refusal; null if ok. */
  code: string | null;
  message: string | null;
};

type OutcomeWithJob = StatusOutcome & { job: JobOrderRow | null };

/** A row of a bulk update in GraphQL. */
export const JobOrderStatusResultType = builder.objectRef<OutcomeWithJob>('JobOrderStatusResult').implement({
  description: 'Result of a status update, or of its preview, for one job.',
  fields: (t) => ({
    jobOrder: t.field({
      type: JobOrder,
      nullable: true,
      description: 'The job as it is now; null when missing or not visible.',
      extensions: READ_AS_PLANNED,
      resolve: ({ job }) => job,
    }),
    jobOrderId: t.id({ description: 'Id as requested.', resolve: ({ globalId }) => globalId }),
    ok: t.exposeBoolean('ok', { description: 'The status was reached, or can be.' }),
    action: t.exposeString('action', {
      nullable: true,
      description: 'The only action that leads to the status.',
    }),
    takesReason: t.boolean({
      description: 'A reason can be given for the action.',
      resolve: ({ action }) => action !== null && takesReason(action),
    }),
    requiresTracking: t.boolean({
      description: 'The action needs a tracking number, or that the customer collects the piece.',
      resolve: ({ action }) => action !== null && requiresTracking(action),
    }),
    to: t.field({
      type: Status,
      nullable: true,
      description: 'Status that is reached.',
      resolve: ({ to }, _args, context) => (to === null ? null : jobStatusRow(context, to)),
    }),
    code: t.exposeString('code', { nullable: true, description: 'Stable error code; null when `ok`.' }),
    message: t.exposeString('message', {
      nullable: true,
      description: 'Error message in English, for developers.',
    }),
  }),
});

/** Reads the jobs of all outcomes in one statement, with the fields selected under `jobOrder`. */
export async function withJobs(
  context: Context,
  info: GraphQLResolveInfo,
  outcomes: readonly StatusOutcome[],
): Promise<OutcomeWithJob[]> {
  const jobs = await readRows(context, 'JobOrder', {
    info,
    path: ['jobOrder'],
    where: {
      id: { in: outcomes.map(({ jobOrderId }) => jobOrderId) },
      AND: visibleJobOrders(context.viewer),
    },
  });
  const byId = new Map(jobs.map((job) => [job.id, job]));
  return outcomes.map((outcome) => ({ ...outcome, job: byId.get(outcome.jobOrderId) ?? null }));
}

/** The initial outcome of a job. */
export function outcomeOf(
  jobOrderId: number,
  facts: Partial<StatusOutcome>,
  globalId?: string,
): StatusOutcome {
  return {
    jobOrderId,
    globalId: globalId ?? encodeGlobalId('JobOrder', jobOrderId),
    version: null,
    ok: false,
    action: null,
    to: null,
    code: null,
    message: null,
    ...facts,
  };
}
