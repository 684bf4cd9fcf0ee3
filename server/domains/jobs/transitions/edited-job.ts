import type { Prisma } from '../../../database/generated/client.ts';
import { ConflictError, ForbiddenError, NotFoundError, RefusedError } from '../../../errors/errors.ts';
import type { Context } from '../../../schema/context.ts';
import { scopeAllowsWrite } from '../../identity/rules/scope.ts';
import { jobStatusCode } from '../../orders/lines/job-statuses.ts';
import type { JobStatusCode } from '../../orders/rules/job-status-codes.ts';
import { visibleJobOrders } from '../access.ts';
import { allowsEdit, type JobEdit } from '../rules/job-edits.ts';
import { JOB_ORDERS_STAGE } from '../rules/transitions.ts';

/** A job to edit, with its status code. */
export type EditedJob = Prisma.JobOrderGetPayload<object> & { statusCode: JobStatusCode };

/**
 * Reads a job for an edit by the workshop. It checks that the viewer is staff, sees the job and may write it, that it
 * has the expected version, and that its status allows the edit.
 */
export async function editedJob(
  tx: Prisma.TransactionClient,
  { viewer }: Pick<Context, 'viewer'>,
  request: {
    jobOrderId: number;
    edit: JobEdit;
    version: number | null | undefined;
    refusal: (status: JobStatusCode) => string;
  },
): Promise<EditedJob> {
  if (!viewer.isStaff) throw new RefusedError('NOT_FOR_THIS_SIDE');
  const job = await tx.jobOrder.findFirst({
    where: { id: request.jobOrderId, AND: visibleJobOrders(viewer) },
  });
  if (!job) throw new NotFoundError('JobOrder');
  const writer = { userId: viewer.userId, customerId: viewer.customerId };
  if (!scopeAllowsWrite(viewer.scopeOf(JOB_ORDERS_STAGE), writer, job))
    throw new ForbiddenError(JOB_ORDERS_STAGE);
  if (request.version != null && request.version !== job.version) throw new ConflictError(job.version);
  const statusCode = jobStatusCode(job.statusId);
  if (!allowsEdit(statusCode, request.edit))
    throw new RefusedError(request.refusal(statusCode), { status: statusCode });
  return { ...job, statusCode };
}
