import { NotFoundError } from '../../../errors/errors.ts';
import { addMinutes } from '../../../lib/calendar.ts';
import { mutation } from '../../../schema/mutation.ts';
import { rowKey } from '../../../schema/row-key.ts';
import { changeableEstimates, ESTIMATES_VIEW } from '../access.ts';
import { estimateField } from '../estimate/stored-estimate.ts';
import { RESTORE_MINUTES } from '../rules/estimate-limits.ts';
import { NOT_AUDITED } from './not-audited.ts';

mutation('restoreEstimate', {
  description: 'Restores an estimate that was deleted within the last ten minutes.',
  permission: ESTIMATES_VIEW,
  audit: { none: NOT_AUDITED },
  repeat: 'naturally repeatable: an estimate that is there stays there',
  budget: 5,
  input: (t) => ({ id: t.id({ required: true, description: 'Estimate.' }) }),
  resolve: (input, context, writes) =>
    writes.transaction(async (tx) => {
      const { viewer, now } = context;
      const estimate = await tx.estimate.findFirst({
        where: {
          id: rowKey('Estimate', input.id),
          OR: [{ deletedAt: null }, { deletedAt: { gte: addMinutes(now, -RESTORE_MINUTES) } }],
          AND: changeableEstimates(viewer),
        },
        select: { id: true },
      });
      if (!estimate) throw new NotFoundError('Estimate');
      const { id } = estimate;
      await tx.estimate.update({ where: { id }, data: { deletedAt: null }, select: { id: true } });
      return { estimateId: id };
    }),
  success: (t) => ({ estimate: estimateField(t) }),
  sample: async ({ caller, buyer, deletedEstimate, foreign }) => ({
    as: caller(buyer),
    input: { id: await deletedEstimate() },
    foreign: { 'input.id': foreign.estimateId },
  }),
});
