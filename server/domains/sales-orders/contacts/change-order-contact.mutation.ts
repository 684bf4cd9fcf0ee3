import { z } from 'zod';
import type { Viewer } from '../../../auth/viewer.ts';
import type { Prisma } from '../../../database/generated/client.ts';
import { ForbiddenError, NotFoundError, RefusedError } from '../../../errors/errors.ts';
import { decodeGlobalId, encodeGlobalId } from '../../../lib/global-id.ts';
import { MAX_ID } from '../../../lib/max-id.ts';
import { changedRow } from '../../../lists/changed-row.ts';
import { mutation } from '../../../schema/mutation.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { rowKey } from '../../../schema/row-key.ts';
import { requireContact } from '../../identity/main-contact.ts';
import { orderActor } from '../../identity/order-actor.ts';
import { scopeAllowsWrite } from '../../identity/rules/scope.ts';
import { User } from '../../identity/user.type.ts';
import { visibleJobOrders } from '../../jobs/access.ts';
import { visibleSalesOrders } from '../access.ts';
import { SALES_ORDERS_EDIT } from '../rules/transitions.ts';

const rules = z.object({ contactId: z.int().min(1).max(MAX_ID) });

mutation('changeOrderContact', {
  description:
    'Sets the contact of an order: of all its jobs, its sales order and its draft invoices. A blocked user, or one of another customer, is refused with NOT_A_CONTACT. Staff only.',
  permission: (viewer) => {
    viewer.require(SALES_ORDERS_EDIT);
    if (!viewer.isStaff) throw new RefusedError('NOT_FOR_THIS_SIDE');
  },
  audit: { action: 'ORDER_CONTACT', entityType: 'OrderGroup' },
  repeat: 'naturally repeatable: sets a value',
  budget: 8,
  input: (t) => ({
    id: t.id({ required: true, description: 'Job or sales order.' }),
    contactId: t.int({ required: true, description: 'Integer id of a user of the customer.' }),
  }),
  resolve: async ({ id, ...input }, { viewer }, writes) => {
    const { contactId } = parseInput(rules, input);
    return writes.transaction(async (tx, record) => {
      const row = await orderOf(tx, viewer, String(id));
      if (!scopeAllowsWrite(viewer.scopeOf(SALES_ORDERS_EDIT), orderActor(viewer), row))
        throw new ForbiddenError(SALES_ORDERS_EDIT);
      const { customerId, orderGroupId, contactId: former } = row;
      await requireContact(tx, { contactId, customerId });
      const changed = { where: { orderGroupId }, data: { contactId, version: { increment: 1 } } };
      // In the common lock order.
      await tx.salesOrder.updateMany(changed);
      await tx.jobOrder.updateMany(changed);
      await tx.invoice.updateMany({ where: { orderGroupId, issuedAt: null }, data: { contactId } });
      record({ entityId: orderGroupId, customerId, data: { contactId, former } });
      return { contactId };
    });
  },
  success: (t) => ({
    contact: t.prismaField({
      type: User,
      description: 'The contact.',
      resolve: (query, { contactId }, _args, context) =>
        changedRow(context, 'User', { ...query, where: { id: contactId } }),
    }),
  }),
  sample: async ({ caller, sales, buyer, salesOrder }) => ({
    as: caller(sales),
    input: { id: encodeGlobalId('SalesOrder', await salesOrder()), contactId: buyer.userId },
  }),
});

const OWNED = { customerId: true, placedById: true, contactId: true, orderGroupId: true } as const;

/** The order of a job or a sales order, if the viewer may see it. */
async function orderOf(tx: Prisma.TransactionClient, viewer: Viewer, globalId: string) {
  const isJob = decodeGlobalId(globalId).typename === 'JobOrder';
  const key = rowKey(isJob ? 'JobOrder' : 'SalesOrder', globalId);
  const row = isJob
    ? await tx.jobOrder.findFirst({ where: { id: key, AND: visibleJobOrders(viewer) }, select: OWNED })
    : await tx.salesOrder.findFirst({ where: { id: key, AND: visibleSalesOrders(viewer) }, select: OWNED });
  if (!row) throw new NotFoundError(isJob ? 'JobOrder' : 'SalesOrder');
  return row;
}
