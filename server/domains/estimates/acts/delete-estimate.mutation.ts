import { mutation } from '../../../schema/mutation.ts';
import { rowKey } from '../../../schema/row-key.ts';
import { ESTIMATES_VIEW } from '../access.ts';
import { changedEstimate } from '../estimate/stored-estimate.ts';
import { NOT_AUDITED } from './not-audited.ts';

mutation('deleteEstimate', {
  description: 'Deletes one of the viewer’s own estimates; `restoreEstimate` restores it within ten minutes.',
  permission: ESTIMATES_VIEW,
  audit: { none: NOT_AUDITED },
  repeat: 'naturally repeatable: deletes once; a repeat finds nothing',
  budget: 5,
  input: (t) => ({ id: t.id({ required: true, description: 'Estimate.' }) }),
  resolve: (input, context, writes) =>
    writes.transaction(async (tx) => {
      const { id } = await changedEstimate(tx, context, {
        estimateId: rowKey('Estimate', input.id),
        action: 'DELETE',
      });
      await tx.estimate.update({ where: { id }, data: { deletedAt: context.now }, select: { id: true } });
      return { estimateId: String(input.id) };
    }),
  success: (t) => ({
    estimateId: t.exposeID('estimateId', { description: 'Id of the deleted estimate.' }),
  }),
  sample: async ({ caller, buyer, estimate, foreign }) => ({
    as: caller(buyer),
    input: { id: await estimate() },
    foreign: { 'input.id': foreign.estimateId },
  }),
});
