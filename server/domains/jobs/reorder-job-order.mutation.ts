import type { Viewer } from '../../auth/viewer.ts';
import type { Prisma } from '../../database/generated/client.ts';
import { hashOf, once } from '../../database/idempotency.ts';
import { NotFoundError, RefusedError } from '../../errors/errors.ts';
import { decimal, type Money } from '../../lib/money.ts';
import type { Context } from '../../schema/context.ts';
import { mutation } from '../../schema/mutation.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { orderTotals } from '../carts/order-totals.ts';
import { seesAmounts } from '../pricing/access.ts';
import { readSettings } from '../settings/read-settings.ts';
import { addressOfJson } from './address-snapshot.ts';
import { createOrderGroup } from './create-order-group.ts';
import { jobActor, jobFacts } from './job-facts.ts';
import { jobOrderField, jobOrderKey } from './job-order-result.ts';
import type { CreatedOrder, OrderLineDraft } from './order-draft.ts';
import { OrderGroup } from './order-group.type.ts';
import { refusal, requireAction } from './perform-transition.ts';
import { priceAgain, type RepeatedJob } from './price-again.ts';
import { decideTransition, NO_INPUT } from './rules/decide-transition.ts';
import { JOB_ORDERS_ADD } from './rules/transitions.ts';
import { mailOrder } from './send-order-mail.task.ts';

mutation('reorderJobOrder', {
  description: 'Orders a completed or cancelled job again, at today’s price, to the same addresses.',
  permission: JOB_ORDERS_ADD,
  input: (t) => ({
    id: t.id({ required: true, description: 'Job order to repeat.' }),
    expectedUnitPrice: t.field({
      type: 'Decimal',
      description: 'Unit price shown in the preview; another one is refused.',
    }),
    idempotencyKey: t.string({ description: 'Repeats of the call with this key order once.' }),
  }),
  resolve: async (input, context) => {
    const id = jobOrderKey(input.id);
    const expected = input.expectedUnitPrice ?? null;
    requireAction(jobActor(context.viewer), 'RE_ORDER');
    return once(context, {
      operation: 'reorderJobOrder',
      key: input.idempotencyKey,
      request: { id, expected: expected?.toFixed() ?? null },
      work: async (tx) => {
        const order = await reorder(tx, context, id, expected);
        return { orderGroupId: order.id, jobOrderId: order.jobs[0]?.id ?? 0 };
      },
    });
  },
  success: (t) => ({
    jobOrder: jobOrderField(t),
    orderGroup: t.prismaField({
      type: OrderGroup,
      description: 'The new order.',
      resolve: (query, { orderGroupId }, _args, { db }) =>
        db.orderGroup.findUniqueOrThrow({ ...query, where: { id: orderGroupId } }),
    }),
  }),
});

async function reorder(
  tx: Prisma.TransactionClient,
  context: Context,
  jobOrderId: number,
  expected: Money | null,
): Promise<CreatedOrder> {
  const { viewer, now } = context;
  const repeated = await priceAgain(tx, { viewer, jobOrderId, now });
  if (!repeated) throw new NotFoundError('JobOrder');
  const { job } = repeated;
  const decision = decideTransition({
    job: jobFacts(job),
    action: 'RE_ORDER',
    actor: jobActor(viewer),
    input: NO_INPUT,
    now,
  });
  if (!decision.ok) throw refusal(decision.refused, 'reason');
  const line = lineOf(repeated, expected, viewer);
  const { orderGroup: group, customer } = job;
  const [shippingAddress, billingAddress] = [
    addressOfJson(group.shippingAddress),
    addressOfJson(group.billingAddress),
  ];
  const states = await tx.state.findMany({
    where: { id: { in: [shippingAddress.stateId ?? 0, billingAddress.stateId ?? 0] } },
    select: { id: true, salesTaxPercent: true },
  });
  const settings = await readSettings(tx);
  const { amounts, salesTaxPercent } = orderTotals({
    lines: [
      { unitPrice: line.unitPrice, quantity: line.quantity, estimatedWeight: line.priced.estimatedWeight },
    ],
    shippingMethod: group.shippingMethod,
    taxExempt: customer.taxExempt,
    taxDisabled: false,
    shippingState: states.find(({ id }) => id === shippingAddress.stateId) ?? null,
    billingState: states.find(({ id }) => id === billingAddress.stateId) ?? null,
    taxBase: settings.TAX_BASE,
  });
  if (!amounts) throw new RefusedError('QUOTE_REQUIRED');
  const order = await createOrderGroup(tx, {
    ...amounts,
    salesTaxPercent,
    customerId: job.customerId,
    approvalRequired: customer.approvalRequired,
    placedById: viewer.userId,
    actingById: viewer.actingById,
    contactId: viewer.isStaff ? job.contactId : viewer.userId,
    poNumber: group.poNumber,
    customerWoNumber: group.customerWoNumber,
    notes: null,
    shippingAddress,
    billingAddress,
    sellToAddress: group.sellToAddress === null ? null : addressOfJson(group.sellToAddress),
    shippingMethodId: group.shippingMethodId,
    currency: line.priced.currency,
    submissionKey: `reorder:${jobOrderId}:${hashOf([viewer.userId, context.requestId, now.toISOString()])}`,
    action: 'REORDER',
    now,
    lines: [line],
  });
  await recordAudit(tx, context, {
    action: 'JOB_ORDER_RE_ORDER',
    entityType: 'OrderGroup',
    entityId: order.id,
    customerId: job.customerId,
    data: { code: order.code, repeated: job.number },
  });
  await mailOrder(tx, order);
  return order;
}

/** The one line of the new order; refused when it has no price today, or another than the preview showed. */
function lineOf({ job, priced }: RepeatedJob, expected: Money | null, viewer: Viewer): OrderLineDraft {
  if (!priced || priced.quoteRequired || priced.unitPrice === null) throw new RefusedError('QUOTE_REQUIRED');
  const { unitPrice } = priced;
  if (expected && !unitPrice.equals(expected)) {
    const prices = { before: expected.toFixed(2), after: unitPrice.toFixed(2) };
    throw new RefusedError('PRICE_CHANGED', seesAmounts(viewer) ? prices : null);
  }
  return {
    priced,
    unitPrice: decimal(unitPrice),
    quantity: job.quantity,
    reference: job.reference,
    endCustomer: job.endCustomer,
    note: job.note,
    wantedBy: null,
    promisedOn: priced.promisedOn,
    drawingFileId: null,
    reorderedFromId: job.id,
  };
}
