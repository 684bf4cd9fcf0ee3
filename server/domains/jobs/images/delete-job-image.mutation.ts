import { encodeGlobalId, localId } from '../../../lib/global-id.ts';
import { mutation } from '../../../schema/mutation.ts';
import { JOB_ORDERS_STAGE } from '../rules/transitions.ts';
import { jobOrderField } from '../transitions/job-order-result.ts';
import { editedImage } from './edited-image.ts';

mutation('deleteJobImage', {
  description:
    'Removes a picture from a job; if it was the main picture, the first remaining one becomes the main picture. Staff only.',
  permission: JOB_ORDERS_STAGE,
  audit: { action: 'JOB_IMAGE_DELETED', entityType: 'JobOrder' },
  repeat: 'naturally repeatable: a repeat finds no such picture',
  budget: 7,
  input: (t) => ({
    id: t.id({ required: true, description: 'Picture, `JobImage.id`.' }),
    version: t.int({ description: 'Version of the job that was seen.' }),
  }),
  resolve: (input, context, writes) =>
    writes.transaction(async (tx, record) => {
      const { image, job } = await editedImage(tx, context, { globalId: input.id, version: input.version });
      await tx.jobImage.delete({ where: { id: image.id }, select: { id: true } });
      if (image.isBig) {
        const next = await tx.jobImage.findFirst({
          where: { jobOrderId: job.id },
          orderBy: [{ rank: 'asc' }, { id: 'asc' }],
          select: { id: true },
        });
        if (next)
          await tx.jobImage.update({ where: { id: next.id }, data: { isBig: true }, select: { id: true } });
      }
      record({
        entityId: job.id,
        customerId: job.customerId,
        data: { number: job.number, imageId: image.id, fileId: image.fileId },
      });
      return { jobOrderId: job.id };
    }),
  success: (t) => ({ jobOrder: jobOrderField(t) }),
  sample: async ({ caller, db, sales, job }) => {
    const jobOrderId = localId('JobOrder', await job()) ?? 0;
    const { id } = await db.jobImage.findFirstOrThrow({ where: { jobOrderId }, select: { id: true } });
    return { as: caller(sales), input: { id: encodeGlobalId('JobImage', id) } };
  },
});
