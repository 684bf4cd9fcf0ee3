import { mutation } from '../../../schema/mutation.ts';
import { rowKey } from '../../../schema/row-key.ts';
import { actorsOf, notify } from '../../notices/notify/notify.task.ts';
import { today } from '../../settings/company-day.ts';
import { ESTIMATES_VIEW } from '../access.ts';
import { changedEstimate, estimateField } from '../estimate/stored-estimate.ts';
import { NOT_AUDITED } from './not-audited.ts';

mutation('shareEstimate', {
  description:
    'Shares an estimate with all users of the customer who may see estimates, or stops sharing it. They can copy it but not change it.',
  permission: ESTIMATES_VIEW,
  audit: { none: NOT_AUDITED },
  repeat: 'naturally repeatable: sets values',
  budget: 6,
  input: (t) => ({
    id: t.id({ required: true, description: 'Estimate.' }),
    isShared: t.boolean({ required: true, description: 'Whether other users of the customer may open it.' }),
  }),
  resolve: async (input, context, writes) => {
    const day = await today(context);
    return writes.transaction(async (tx) => {
      const estimateId = rowKey('Estimate', input.id);
      const { sharedAt } = await changedEstimate(tx, context, { estimateId, action: 'SHARE' });
      const { viewer, now } = context;
      await tx.estimate.update({
        where: { id: estimateId },
        data: { sharedAt: input.isShared ? (sharedAt ?? now) : null },
        select: { id: true },
      });
      if (input.isShared && sharedAt === null)
        await notify(tx, {
          event: 'ESTIMATE_SHARED',
          about: { model: 'Estimate', id: estimateId },
          // At most once a day, even if it is shared several times.
          of: day,
          doerIds: actorsOf(viewer),
        });
      return { estimateId };
    });
  },
  success: (t) => ({ estimate: estimateField(t) }),
  sample: async ({ caller, buyer, estimate, foreign }) => ({
    as: caller(buyer),
    input: { id: await estimate(), isShared: true },
    foreign: { 'input.id': foreign.estimateId },
  }),
});
