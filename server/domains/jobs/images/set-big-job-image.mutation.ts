import { encodeGlobalId, localId } from '../../../lib/global-id.ts';
import { mutation } from '../../../schema/mutation.ts';
import { JOB_ORDERS_STAGE } from '../rules/transitions.ts';
import { jobOrderField } from '../transitions/job-order-result.ts';
import { editedImage } from './edited-image.ts';

mutation('setBigJobImage', {
  description: 'Makes a picture the main picture of its job. Staff only.',
  permission: JOB_ORDERS_STAGE,
  audit: { action: 'JOB_IMAGE_CHOSEN', entityType: 'JobOrder' },
  repeat: 'naturally repeatable: sets a picture',
  budget: 6,
  input: (t) => ({
    id: t.id({ required: true, description: 'Picture, `JobImage.id`.' }),
    version: t.int({ description: 'Version of the job that was seen.' }),
  }),
  resolve: (input, context, writes) =>
    writes.transaction(async (tx, record) => {
      const { image, job } = await editedImage(tx, context, { globalId: input.id, version: input.version });
      // One statement, so that exactly one picture is the main one at any time.
      await tx.$executeRaw`
        UPDATE "JobImage" SET "isBig" = (id = ${image.id}) WHERE "jobOrderId" = ${job.id}`;
      record({
        entityId: job.id,
        customerId: job.customerId,
        data: { number: job.number, imageId: image.id },
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
