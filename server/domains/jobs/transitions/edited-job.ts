import type { Prisma } from '../../../database/generated/client.ts';
import { ConflictError, ForbiddenError, NotFoundError, RefusedError } from '../../../errors/errors.ts';
import type { Context } from '../../../schema/context.ts';
import { scopeAllowsWrite } from '../../identity/rules/scope.ts';
import { jobStatusCode } from '../../orders/lines/job-statuses.ts';
import type { JobStatusCode } from '../../orders/rules/job-status-codes.ts';
import { visibleJobOrders } from '../access.ts';

/** A job to edit, with its status code. */
export type EditedJob = Prisma.JobOrderGetPayload<object> & { statusCode: JobStatusCode };

/**
 * Reads a job for an edit by the workshop. It checks that the viewer is staff, sees the job and may write it, that it
 * has the expected version, and that its status allows the edit.
 */
export async function editedJob(
  tx: Prisma.TransactionClient,
  { viewer }: Pick<Context, 'viewer'>,
  edit: {
    jobOrderId: number;
    permission: number;
    version: number | null | undefined;
    statuses: readonly JobStatusCode[];
    refusal: (status: JobStatusCode) => string;
  },
): Promise<EditedJob> {
  if (!viewer.isStaff) throw new RefusedError('NOT_FOR_THIS_SIDE');
  const job = await tx.jobOrder.findFirst({ where: { id: edit.jobOrderId, AND: visibleJobOrders(viewer) } });
  if (!job) throw new NotFoundError('JobOrder');
  const writer = { userId: viewer.userId, customerId: viewer.customerId };
  if (!scopeAllowsWrite(viewer.scopeOf(edit.permission), writer, job))
    throw new ForbiddenError(edit.permission);
  if (edit.version != null && edit.version !== job.version) throw new ConflictError(job.version);
  const statusCode = jobStatusCode(job.statusId);
  if (!edit.statuses.includes(statusCode))
    throw new RefusedError(edit.refusal(statusCode), { status: statusCode });
  return { ...job, statusCode };
}
