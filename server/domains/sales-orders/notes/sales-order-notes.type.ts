import type { Prisma } from '../../../database/generated/client.ts';
import { orderActor } from '../../identity/order-actor.ts';
import { reaches } from '../../identity/rules/sided-transition.ts';
import { JOB_ORDERS_ADD } from '../../jobs/rules/transitions.ts';
import { noteSubject } from '../../notes/note-subject.ts';
import { noteVisibilities } from '../../notes/rules/note-visibility.ts';
import { visibleSalesOrders } from '../access.ts';
import { SalesOrder } from '../order/sales-order.type.ts';
import { SALES_ORDERS_EDIT, SALES_ORDERS_VIEW } from '../rules/transitions.ts';

const ORDER = { id: true, number: true, customerId: true, placedById: true, contactId: true } as const;

type Row = Prisma.SalesOrderGetPayload<{ select: typeof ORDER }>;

/**
 * Customers write notes on sales orders with the permission for job orders, because they have none for sales orders.
 */
const permissions = { view: SALES_ORDERS_VIEW, write: JOB_ORDERS_ADD, internal: SALES_ORDERS_EDIT };

noteSubject(SalesOrder, {
  model: 'SalesOrder',
  relation: 'salesOrder',
  entityType: { code: 'SO', name: 'SALES_ORDER', id: 127 },
  permissions,
  visible: (viewer) => (viewer.can(SALES_ORDERS_VIEW) ? visibleSalesOrders(viewer) : null),
  select: ORDER,
  facts: (order: Row) => ({
    ...order,
    path: `/backoffice/status-tracking/sales-orders/${encodeURIComponent(order.number)}`,
  }),
  writable: (order, viewer) =>
    reaches(orderActor(viewer), [permissions.write, permissions.internal], order)
      ? noteVisibilities(viewer)
      : [],
});
