import { NotFoundError, RefusedError } from '../../../errors/errors.ts';
import { encodeGlobalId } from '../../../lib/global-id.ts';
import { mutation } from '../../../schema/mutation.ts';
import { rowKey } from '../../../schema/row-key.ts';
import { visibleJobOrders } from '../../jobs/access.ts';
import { JOB_ORDERS_STAGE } from '../../jobs/rules/transitions.ts';
import { jobOrderField } from '../../jobs/transitions/job-order-result.ts';

mutation('resolveProofComment', {
  description: 'Resolves a comment on a proof, or reopens it. Staff only.',
  permission: JOB_ORDERS_STAGE,
  audit: { action: 'PROOF_COMMENT_RESOLVED', entityType: 'JobOrder' },
  repeat: 'naturally repeatable: sets a state',
  // Includes the people that the proof waits for.
  budget: 5,
  input: (t) => ({
    id: t.id({ required: true, description: 'Remark, `ProofComment.id`.' }),
    isResolved: t.boolean({ required: true, description: 'Dealt with; false: open again.' }),
  }),
  resolve: async (input, { viewer, now }, writes) => {
    if (!viewer.isStaff) throw new RefusedError('NOT_FOR_THIS_SIDE');
    const id = rowKey('ProofComment', input.id);
    return writes.transaction(async (tx, record) => {
      const comment = await tx.proofComment.findFirst({
        where: { id, version: { is: { jobOrder: { is: visibleJobOrders(viewer) } } } },
        select: {
          resolvedAt: true,
          version: { select: { jobOrder: { select: { id: true, number: true, customerId: true } } } },
        },
      });
      if (!comment) throw new NotFoundError('ProofComment');
      const job = comment.version.jobOrder;
      const isChanged = (comment.resolvedAt !== null) !== input.isResolved;
      if (isChanged) {
        const resolved = input.isResolved
          ? { resolvedAt: now, resolvedById: viewer.userId }
          : { resolvedAt: null, resolvedById: null };
        await tx.proofComment.update({ where: { id }, data: resolved, select: { id: true } });
      }
      record({
        entityId: job.id,
        customerId: job.customerId,
        data: { number: job.number, commentId: id, isResolved: input.isResolved },
      });
      return { jobOrderId: job.id };
    });
  },
  success: (t) => ({ jobOrder: jobOrderField(t) }),
  sample: async ({ caller, sales, buyer, db, proofVersion }) => {
    const versionId = await proofVersion();
    const pin = { versionId, page: 1, x: '0.5', y: '0.5', text: 'Wider', authorId: buyer.userId ?? 0 };
    const { id } = await db.proofComment.create({ data: pin, select: { id: true } });
    return { as: caller(sales), input: { id: encodeGlobalId('ProofComment', id), isResolved: true } };
  },
});
