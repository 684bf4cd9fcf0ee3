import { z } from 'zod';
import { ForbiddenError, NotFoundError, RefusedError } from '../../../errors/errors.ts';
import { encodeGlobalId } from '../../../lib/global-id.ts';
import { changedRow } from '../../../lists/changed-row.ts';
import { mutation } from '../../../schema/mutation.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { rowKey } from '../../../schema/row-key.ts';
import { scopeAllowsWrite } from '../../identity/rules/scope.ts';
import { requiredReason } from '../../jobs/job/job-texts.ts';
import { JOB_ORDERS_VIEW, visibleOrderGroups } from '../../orders/access.ts';
import { lockOrder } from '../../orders/lock-order.ts';
import { OrderGroup } from '../../orders/order/order-group.type.ts';
import { CREDIT_LIMIT_EDIT } from '../rules/transitions.ts';

const rules = z.object({ reason: requiredReason });

mutation('releaseOrderCredit', {
  description:
    'Releases the jobs of an order without a sales order beyond the customer’s credit limit, once and with a reason. Staff with 3303 only.',
  permission: (viewer) => {
    viewer.require(JOB_ORDERS_VIEW);
    viewer.require(CREDIT_LIMIT_EDIT);
    if (!viewer.isStaff) throw new RefusedError('NOT_FOR_THIS_SIDE');
  },
  audit: { action: 'ORDER_CREDIT_RELEASE', entityType: 'OrderGroup' },
  repeat: 'naturally repeatable: an order is released once; a repeat is told that it is',
  budget: 12,
  input: (t) => ({
    id: t.id({ required: true, description: 'Order.' }),
    reason: t.string({ required: true, description: 'Why.' }),
  }),
  resolve: async ({ id, ...input }, context, writes) => {
    const { reason } = parseInput(rules, input);
    const { viewer, now } = context;
    const orderGroupId = rowKey('OrderGroup', id);
    return writes.transaction(async (tx, record) => {
      await lockOrder(tx, orderGroupId);
      const group = await tx.orderGroup.findFirst({
        where: { id: orderGroupId, AND: visibleOrderGroups(viewer) },
        select: {
          code: true,
          customerId: true,
          placedById: true,
          creditReleasedAt: true,
          salesOrder: { select: { number: true } },
        },
      });
      if (!group) throw new NotFoundError('OrderGroup');
      const { code, customerId, salesOrder, creditReleasedAt } = group;
      const writer = { userId: viewer.userId, customerId: viewer.customerId };
      if (!scopeAllowsWrite(viewer.scopeOf(CREDIT_LIMIT_EDIT), writer, { ...group, contactId: null }))
        throw new ForbiddenError(CREDIT_LIMIT_EDIT);
      if (salesOrder) throw new RefusedError('SALES_ORDER_EXISTS', salesOrder);
      if (creditReleasedAt !== null) throw new RefusedError('CREDIT_RELEASED');
      await tx.orderGroup.update({
        where: { id: orderGroupId },
        data: { creditReleasedAt: now, creditReleasedById: viewer.userId, creditReleaseReason: reason },
        select: { id: true },
      });
      record({ entityId: orderGroupId, customerId, data: { number: code, reason } });
      return { orderGroupId };
    });
  },
  success: (t) => ({
    orderGroup: t.prismaField({
      type: OrderGroup,
      description: 'The order as it is now.',
      resolve: (query, { orderGroupId }, _args, context) =>
        changedRow(context, 'OrderGroup', { ...query, where: { id: orderGroupId } }),
    }),
  }),
  sample: async ({ caller, admin, order }) => ({
    as: caller(admin),
    input: { id: encodeGlobalId('OrderGroup', await order()), reason: 'Agreed on the phone' },
  }),
});
