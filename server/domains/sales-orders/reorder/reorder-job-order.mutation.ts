import type { Prisma } from '../../../database/generated/client.ts';
import { NotFoundError, RefusedError } from '../../../errors/errors.ts';
import type { Decimal, Money } from '../../../lib/money.ts';
import { changedRow } from '../../../lists/changed-row.ts';
import type { Context } from '../../../schema/context.ts';
import type { ExpectedTotal } from '../../../schema/expected-total.ts';
import { mutation } from '../../../schema/mutation.ts';
import type { RecordFacts } from '../../../schema/mutation-writes.ts';
import { rowKey } from '../../../schema/row-key.ts';
import { jobActor, jobFacts } from '../../jobs/job/job-facts.ts';
import { decideTransition, NO_INPUT } from '../../jobs/rules/decide-transition.ts';
import { offeredActions } from '../../jobs/rules/offered-actions.ts';
import { JOB_ORDERS_ADD } from '../../jobs/rules/transitions.ts';
import { refusal, requireAction } from '../../jobs/transitions/perform-transition.ts';
import { mailOrder } from '../../orders/mail/send-order-mail.task.ts';
import { OrderGroup } from '../../orders/order/order-group.type.ts';
import { countGranted } from '../../orders/reorder/promoted-sums.ts';
import {
  parseReorderChanges,
  type ReorderChanges,
  ReorderChangesInput,
} from '../../orders/reorder/reorder-changes.input.ts';
import { seesAmounts } from '../../pricing/access.ts';
import { type PlacedOrder, placeOrder } from '../order/place-order.ts';
import { placedJobField, placedPiece, placedSalesOrderField } from '../order/placed-piece.ts';
import { draftOfReorder } from './draft-of-reorder.ts';
import { prepareReorder } from './prepare-reorder.ts';

/** Within this time, the same re-order without a key returns the first result, because of double clicks. */
const SAME_ANSWER_SECONDS = 10;

mutation('reorderJobOrder', {
  description:
    'Orders a job again in any status, at today’s price, as `reorderPreview` shows it: as a job, or as a sales order when its piece is in stock. An equal call without a key within ten seconds returns the first order.',
  permission: (viewer) => {
    viewer.require(JOB_ORDERS_ADD);
    requireAction(jobActor(viewer), 'RE_ORDER');
  },
  audit: { action: 'JOB_ORDER_RE_ORDER', entityType: 'OrderGroup' },
  commits: { total: '`ReorderPreview.grandTotal`.', isShownTo: seesAmounts },
  repeat: 'keyed',
  budget: 24,
  input: (t) => ({
    id: t.id({ required: true, description: 'Job order to repeat.' }),
    expectedUnitPrice: t.field({
      type: 'Decimal',
      description: 'Unit price shown in the preview; a different price is refused.',
    }),
    changes: t.field({ type: ReorderChangesInput, description: 'Requested changes.' }),
  }),
  resolve: async (input, context, writes) => {
    const id = rowKey('JobOrder', input.id);
    const expectedUnitPrice = input.expectedUnitPrice ?? null;
    const changes = parseReorderChanges(input.changes);
    return writes.once({
      sameAnswerSeconds: SAME_ANSWER_SECONDS,
      request: requestOf(id, expectedUnitPrice, changes),
      work: async (tx, record) => {
        const { seen } = writes;
        const order = await reorder(tx, context, {
          jobOrderId: id,
          changes,
          expectedUnitPrice,
          seen,
          record,
        });
        return { orderGroupId: order.id, ...placedPiece(order) };
      },
    });
  },
  success: (t) => ({
    jobOrder: placedJobField(t),
    salesOrder: placedSalesOrderField(t),
    orderGroup: t.prismaField({
      type: OrderGroup,
      description: 'The new order.',
      resolve: (query, { orderGroupId }, _args, context) =>
        changedRow(context, 'OrderGroup', { ...query, where: { id: orderGroupId } }),
    }),
  }),
  sample: async ({ caller, buyer, cancelledJob, foreign }) => ({
    as: caller(buyer),
    input: { id: await cancelledJob() },
    foreign: { 'input.id': foreign.jobId },
  }),
});

/** The identity of a call; unchanged for calls without changes. */
function requestOf(id: number, expectedUnitPrice: Decimal | null, changes: ReorderChanges): object {
  const { size, ...rest } = changes;
  const isChanged = size !== null || Object.values(rest).some((value) => value !== undefined);
  return {
    id,
    expected: expectedUnitPrice?.toFixed() ?? null,
    ...(isChanged ? { changes: { ...rest, size: size?.toFixed() ?? null } } : {}),
  };
}

type Reordering = {
  jobOrderId: number;
  changes: ReorderChanges;
  expectedUnitPrice: Decimal | null;
  seen: ExpectedTotal;
  record: RecordFacts;
};

async function reorder(
  tx: Prisma.TransactionClient,
  context: Context,
  { jobOrderId, changes, expectedUnitPrice, seen, record }: Reordering,
): Promise<PlacedOrder> {
  const { viewer, now } = context;
  const prepared = await prepareReorder(tx, { viewer, jobOrderId, changes, now });
  if (!prepared) throw new NotFoundError('JobOrder');
  const { job } = prepared;
  const decision = decideTransition({
    job: jobFacts(job),
    action: 'RE_ORDER',
    actor: jobActor(viewer),
    input: NO_INPUT,
    now,
  });
  if (!decision.ok) {
    const offered = offeredActions(jobFacts(job), jobActor(viewer), now);
    throw refusal(decision.refused, { reasonPath: 'reason', offered });
  }
  const draft = draftOfReorder(prepared, { viewer, now, requestId: context.requestId });
  if (!draft) throw new RefusedError('QUOTE_REQUIRED');
  for (const { unitPrice } of draft.lines)
    refuseOtherAmount(expectedUnitPrice, unitPrice, seesAmounts(viewer));
  await countGranted(tx, job.customerId, { sums: prepared.sums, seen });
  const order = await placeOrder(tx, context, draft, { seen });
  record({
    entityId: order.id,
    customerId: job.customerId,
    data: {
      code: order.code,
      repeated: job.number,
      ...(order.salesOrder && { salesOrder: order.salesOrder.number }),
    },
  });
  await mailOrder(tx, order);
  return order;
}

/**
 * Refuses an amount that differs from the expected one.
 * @throws RefusedError PRICE_CHANGED
 */
function refuseOtherAmount(expected: Decimal | null, amount: Money, show: boolean): void {
  if (!expected || amount.equals(expected)) return;
  const prices = { before: expected.toFixed(2), after: amount.toFixed(2) };
  throw new RefusedError('PRICE_CHANGED', show ? prices : null);
}
