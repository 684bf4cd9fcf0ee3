import { mutation } from '../../../schema/mutation.ts';
import { rowKey } from '../../../schema/row-key.ts';
import { JOB_ORDERS_VIEW } from '../../orders/access.ts';
import { stepAudit } from './change-job.ts';
import { jobOrderField } from './job-order-result.ts';
import { undoStep } from './undo-step.ts';

mutation('undoJobOrderTransition', {
  description: 'Undoes the latest status change of a job, within ten minutes, if possible.',
  permission: JOB_ORDERS_VIEW,
  audit: stepAudit('UNDO'),
  repeat: 'naturally repeatable: goes back one step of the version that was seen',
  budget: 6,
  input: (t) => ({
    id: t.id({ required: true, description: 'Job order.' }),
    version: t.int({ description: 'Version that the client last read.' }),
  }),
  resolve: async (input, context, writes) => {
    const jobOrderId = rowKey('JobOrder', input.id);
    await writes.transaction((tx, record) =>
      undoStep(tx, context, { jobOrderId, version: input.version }, record),
    );
    return { jobOrderId };
  },
  success: (t) => ({ jobOrder: jobOrderField(t) }),
  sample: async ({ caller, sales, job, move }) => ({
    as: caller(sales),
    input: { id: await move(await job(), 'HOLD') },
  }),
});
