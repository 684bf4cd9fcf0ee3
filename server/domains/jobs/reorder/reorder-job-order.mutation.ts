import type { Prisma } from '../../../database/generated/client.ts';
import { hashOf } from '../../../database/idempotency.ts';
import { NotFoundError, RefusedError } from '../../../errors/errors.ts';
import type { Decimal } from '../../../lib/money.ts';
import { changedRow } from '../../../lists/changed-row.ts';
import type { Context } from '../../../schema/context.ts';
import { mutation } from '../../../schema/mutation.ts';
import type { RecordFacts } from '../../../schema/mutation-writes.ts';
import { rowKey } from '../../../schema/row-key.ts';
import { orderablePrice } from '../../ordering/held-price.ts';
import { seesAmounts } from '../../pricing/access.ts';
import { jobActor, jobFacts } from '../job/job-facts.ts';
import { mailOrder } from '../mail/send-order-mail.task.ts';
import { createOrderGroup } from '../orders/create-order-group.ts';
import type { CreatedOrder } from '../orders/order-draft.ts';
import { OrderGroup } from '../orders/order-group.type.ts';
import { changedText } from '../orders/order-texts.ts';
import { decideTransition, NO_INPUT } from '../rules/decide-transition.ts';
import { offeredActions } from '../rules/offered-actions.ts';
import { JOB_ORDERS_ADD } from '../rules/transitions.ts';
import { jobOrderField } from '../transitions/job-order-result.ts';
import { refusal, requireAction } from '../transitions/perform-transition.ts';
import { type PreparedReorder, prepareReorder } from './prepare-reorder.ts';
import { countGranted } from './promoted-sums.ts';
import { refuseOtherAmount } from './refuse-other-amount.ts';
import { parseReorderChanges, type ReorderChanges, ReorderChangesInput } from './reorder-changes.input.ts';

/** The same re-order without a key answers the first for so long: a double click is one order. */
const SAME_ANSWER_SECONDS = 10;

/** What the caller saw before ordering; null when absent. */
type Expected = { unitPrice: Decimal | null; total: Decimal | null };

mutation('reorderJobOrder', {
  description:
    'Orders a completed or cancelled job again, at today’s price, as `reorderPreview` shows it. The same call without a key within ten seconds answers the first order.',
  permission: (viewer) => {
    viewer.require(JOB_ORDERS_ADD);
    requireAction(jobActor(viewer), 'RE_ORDER');
  },
  audit: { action: 'JOB_ORDER_RE_ORDER', entityType: 'OrderGroup' },
  repeat: 'keyed',
  budget: 15,
  input: (t) => ({
    id: t.id({ required: true, description: 'Job order to repeat.' }),
    expectedUnitPrice: t.field({
      type: 'Decimal',
      description: 'Unit price shown in the preview; another one is refused.',
    }),
    expectedTotal: t.field({
      type: 'Decimal',
      description: 'Grand total shown in the preview; another one is refused.',
    }),
    changes: t.field({ type: ReorderChangesInput, description: 'What shall be otherwise.' }),
  }),
  resolve: async (input, context, writes) => {
    const id = rowKey('JobOrder', input.id);
    const expected = { unitPrice: input.expectedUnitPrice ?? null, total: input.expectedTotal ?? null };
    const changes = parseReorderChanges(input.changes);
    return writes.once({
      sameAnswerSeconds: SAME_ANSWER_SECONDS,
      request: requestOf(id, expected, changes),
      work: async (tx, record) => {
        const order = await reorder(tx, context, { jobOrderId: id, changes, expected, record });
        return { orderGroupId: order.id, jobOrderId: order.jobs[0]?.id ?? 0 };
      },
    });
  },
  success: (t) => ({
    jobOrder: jobOrderField(t),
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

/** What makes two calls the same; unchanged for calls without changes. */
function requestOf(id: number, expected: Expected, changes: ReorderChanges): object {
  const { size, ...rest } = changes;
  const isChanged = size !== null || Object.values(rest).some((value) => value !== undefined);
  return {
    id,
    expected: expected.unitPrice?.toFixed() ?? null,
    ...(expected.total === null ? {} : { expectedTotal: expected.total.toFixed() }),
    ...(isChanged ? { changes: { ...rest, size: size?.toFixed() ?? null } } : {}),
  };
}

type Reordering = {
  jobOrderId: number;
  changes: ReorderChanges;
  expected: Expected;
  record: RecordFacts;
};

async function reorder(
  tx: Prisma.TransactionClient,
  context: Context,
  { jobOrderId, changes, expected, record }: Reordering,
): Promise<CreatedOrder> {
  const { viewer, now } = context;
  const prepared = await prepareReorder(tx, { viewer, jobOrderId, changes, now });
  if (!prepared) throw new NotFoundError('JobOrder');
  const { job, destination } = prepared;
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
  const { priced, unitPrice, amounts } = orderable(prepared);
  const show = seesAmounts(viewer);
  refuseOtherAmount(expected.unitPrice, unitPrice, show);
  refuseOtherAmount(expected.total, amounts.grandTotal, show);
  const order = await createOrderGroup(tx, {
    ...amounts,
    salesTaxPercent: prepared.sums.salesTaxPercent,
    taxBase: prepared.sums.taxBase,
    promotions: await countGranted(tx, job.customerId, prepared.sums.granted),
    customerId: job.customerId,
    approvalRequired: job.customer.approvalRequired,
    placedById: viewer.userId,
    actingById: viewer.actingById,
    contactId: viewer.isStaff ? job.contactId : viewer.userId,
    poNumber: changes.poNumber ?? null,
    customerWoNumber: changes.customerWoNumber ?? null,
    notes: changes.notes ?? null,
    shippingAddress: destination.shippingAddress,
    billingAddress: destination.billingAddress,
    sellToAddress: destination.sellToAddress,
    shippingMethodId: destination.shippingMethod?.id ?? null,
    currency: priced.currency,
    submissionKey: `reorder:${jobOrderId}:${hashOf([viewer.userId, context.requestId, now.toISOString()])}`,
    action: 'REORDER',
    now,
    lines: [
      {
        priced,
        unitPrice,
        quantity: prepared.quantity,
        reference: changedText(changes.reference, job.reference),
        endCustomer: changedText(changes.endCustomer, job.endCustomer),
        note: changedText(changes.note, job.note),
        wantedBy: null,
        promisedOn: priced.promisedOn,
        drawingFileId: null,
        reorderedFromId: job.id,
      },
    ],
  });
  record({
    entityId: order.id,
    customerId: job.customerId,
    data: { code: order.code, repeated: job.number },
  });
  await mailOrder(tx, order);
  return order;
}

/** Refuses what has no price today. */
function orderable({ priced, sums: { amounts } }: PreparedReorder) {
  const unitPrice = priced && orderablePrice(priced);
  if (!priced || unitPrice === null || !amounts) throw new RefusedError('QUOTE_REQUIRED');
  return { priced, unitPrice, amounts };
}
