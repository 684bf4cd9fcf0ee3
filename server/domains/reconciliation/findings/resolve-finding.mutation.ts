import { z } from 'zod';
import { NotFoundError, RefusedError } from '../../../errors/errors.ts';
import { encodeGlobalId } from '../../../lib/global-id.ts';
import { changedRow } from '../../../lists/changed-row.ts';
import { mutation } from '../../../schema/mutation.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { rowKey } from '../../../schema/row-key.ts';
import { PAYMENT_TEXT_LENGTHS } from '../../payments/rules/payment-methods.ts';
import { requireReconciling, visibleReconciliation } from '../access.ts';
import { ReconciliationFinding } from './reconciliation-finding.type.ts';

const rules = z.object({
  reason: z.string().trim().min(1, 'REQUIRED').max(PAYMENT_TEXT_LENGTHS.reason, 'TOO_LONG'),
});

mutation('resolveFinding', {
  description:
    'Marks a difference found by reconciliation as resolved, with a reason. The books do not change, and the same difference is not reported again. Staff only.',
  permission: requireReconciling,
  audit: { action: 'RECONCILIATION_RESOLVE', entityType: 'ReconciliationFinding' },
  repeat: 'naturally repeatable: a finding is resolved once; a repeat is refused',
  budget: 8,
  input: (t) => ({
    id: t.id({ required: true, description: 'The finding.' }),
    reason: t.string({ required: true, description: 'Why it needs nothing any more.' }),
  }),
  resolve: async ({ id, ...given }, context, writes) => {
    const { viewer, now } = context;
    const { reason } = parseInput(rules, given);
    const findingId = rowKey('ReconciliationFinding', id);
    return writes.transaction(async (tx, record) => {
      const where = { id: findingId, AND: visibleReconciliation(viewer) };
      const finding = await tx.reconciliationFinding.findFirst({
        where,
        select: { gateway: true, kind: true, reference: true, charge: { select: { customerId: true } } },
      });
      if (!finding) throw new NotFoundError('ReconciliationFinding');
      const { count } = await tx.reconciliationFinding.updateMany({
        where: { ...where, state: 'OPEN' },
        data: {
          state: 'RESOLVED',
          resolvedAt: now,
          resolvedById: viewer.userId,
          resolvedActingById: viewer.actingById,
          reason,
        },
      });
      if (count === 0) throw new RefusedError('FINDING_RESOLVED');
      const { charge, ...facts } = finding;
      record({ entityId: findingId, customerId: charge?.customerId ?? null, data: { ...facts, reason } });
      return { findingId };
    });
  },
  success: (t) => ({
    finding: t.prismaField({
      type: ReconciliationFinding,
      description: 'The finding as it is now.',
      resolve: (query, { findingId }, _args, context) =>
        changedRow(context, 'ReconciliationFinding', { ...query, where: { id: findingId } }),
    }),
  }),
  sample: async ({ caller, admin, reconciliationFinding }) => ({
    as: caller(admin),
    input: {
      id: encodeGlobalId('ReconciliationFinding', await reconciliationFinding()),
      reason: 'Taken at the counter, booked by hand',
    },
  }),
});
