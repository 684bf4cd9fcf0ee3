import type { Prisma } from '../../../database/generated/client.ts';
import { NotFoundError, RefusedError } from '../../../errors/errors.ts';
import { localId } from '../../../lib/global-id.ts';
import type { Context } from '../../../schema/context.ts';
import { visibleJobOrders } from '../access.ts';
import { changeJob } from '../transitions/change-job.ts';
import { type EditedJob, editedJob } from '../transitions/edited-job.ts';

/** A picture of a job for an edit by staff, in any status; increments the job's version. */
export async function editedImage(
  tx: Prisma.TransactionClient,
  context: Context,
  { globalId, version }: { globalId: string | number; version: number | null | undefined },
): Promise<{ image: Prisma.JobImageGetPayload<object>; job: EditedJob }> {
  if (!context.viewer.isStaff) throw new RefusedError('NOT_FOR_THIS_SIDE');
  const id = localId('JobImage', String(globalId));
  const image =
    id === null
      ? null
      : await tx.jobImage.findFirst({ where: { id, jobOrder: { is: visibleJobOrders(context.viewer) } } });
  if (!image) throw new NotFoundError('JobImage');
  const job = await editedJob(tx, context, {
    jobOrderId: image.jobOrderId,
    version,
    edit: 'IMAGES',
    refusal: () => 'JOB_ORDER_CLOSED',
  });
  await changeJob(tx, job, {});
  return { image, job };
}
