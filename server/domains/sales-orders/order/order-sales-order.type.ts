import { READ_AS_PLANNED } from '../../../lists/read-rows.ts';
import { builder } from '../../../schema/builder.ts';
import { OrderGroup } from '../../orders/order/order-group.type.ts';
import { ACTIVE_JOBS } from '../../orders/order/order-state.type.ts';
import { SALES_ORDER_OWNERS, seesSalesOrder, visibleSalesOrders } from '../access.ts';
import { areJobsBeyondCredit } from '../credit/jobs-beyond-credit.ts';
import { newOrderRefusal } from '../rules/new-order.ts';
import { CREDIT_LIMIT_EDIT } from '../rules/transitions.ts';
import { reachesNewOrder } from './makes-sales-orders.ts';
import { LINE_ORDER } from './sales-order-facts.ts';
import { SalesOrderLine } from './sales-order-line.type.ts';

builder.prismaObjectField(OrderGroup, 'salesOrderNumber', (t) =>
  t.string({
    nullable: true,
    description:
      'Number of the sales order of its jobs; null when there is none, and when the viewer may not see it.',
    select: { salesOrder: { select: { number: true, ...SALES_ORDER_OWNERS } } },
    resolve: ({ salesOrder }, _args, { viewer }) =>
      salesOrder && seesSalesOrder(viewer, salesOrder) ? salesOrder.number : null,
  }),
);

builder.prismaObjectField(OrderGroup, 'stockLines', (t) =>
  t.prismaField({
    type: [SalesOrderLine],
    description:
      'Its stock pieces, which have no jobs: lines of its sales order; empty when the viewer may not see the sales order.',
    extensions: READ_AS_PLANNED,
    resolve: (query, { id: orderGroupId }, _args, { db, viewer }) =>
      db.salesOrderLine.findMany({
        ...query,
        where: {
          salesOrder: { is: { orderGroupId, AND: visibleSalesOrders(viewer) } },
          jobOrder: { is: { isStock: true } },
        },
        orderBy: LINE_ORDER,
      }),
  }),
);

builder.prismaObjectField(OrderGroup, 'takesSalesOrder', (t) =>
  t.boolean({
    description:
      'The viewer may create its sales order: it has none, and at least one of its jobs is not cancelled.',
    select: {
      customerId: true,
      placedById: true,
      salesOrder: { select: { id: true } },
      _count: { select: { jobOrders: ACTIVE_JOBS } },
    },
    resolve: ({ salesOrder, _count, ...order }, _args, { viewer }) =>
      reachesNewOrder(viewer, order) &&
      newOrderRefusal({
        hasSalesOrder: salesOrder !== null,
        keptJobs: _count.jobOrders,
      }) === null,
  }),
);

builder.prismaObjectField(OrderGroup, 'takesCreditRelease', (t) =>
  t.boolean({
    description:
      'Its jobs cannot begin because it exceeds the customer’s credit limit, and the viewer may release it with `releaseOrderCredit`. Staff with 3303 only.',
    select: {
      creditReleasedAt: true,
      salesOrder: { select: { id: true } },
      customer: { select: { creditLimit: true } },
    },
    resolve: async ({ id, creditReleasedAt, salesOrder, customer }, _args, { db, viewer }) => {
      if (!viewer.isStaff || !viewer.can(CREDIT_LIMIT_EDIT)) return false;
      if (customer.creditLimit === null || creditReleasedAt !== null || salesOrder !== null) return false;
      return areJobsBeyondCredit(db, id);
    },
  }),
);
