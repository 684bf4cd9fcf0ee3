import { codeOf } from '../../../lib/plain-text.ts';
import { builder } from '../../../schema/builder.ts';
import { visibleOrderGroups } from '../../orders/access.ts';
import { OrderPreviewType } from '../../orders/order/order-preview.type.ts';
import { PREVIEWED_ORDER, previewOfPlaced } from '../../orders/order/placed-order-preview.ts';
import { seesAmounts } from '../../pricing/access.ts';
import { SALES_ORDERS_EDIT } from '../rules/transitions.ts';
import { reachesNewOrder } from './makes-sales-orders.ts';

builder.queryField('salesOrderPreview', (t) =>
  t.field({
    type: OrderPreviewType,
    nullable: true,
    description:
      'Preview of the sales order that `createSalesOrder` would create; null when the viewer may not create it. Needs 1803.',
    authScopes: { permission: SALES_ORDERS_EDIT },
    budget: 1,
    sample: async ({ sales, jobNumber }) => ({
      as: sales,
      // The number of a job is its order’s code and its place there.
      args: { orderCode: (await jobNumber()).replace(/-\d+$/, '') },
    }),
    args: { orderCode: t.arg.string({ required: true, description: 'Code of the order, e.g. `JO-10023`.' }) },
    resolve: async (_root, { orderCode }, { db, viewer }) => {
      const order = await db.orderGroup.findFirst({
        where: { code: codeOf(orderCode)?.toUpperCase() ?? '', AND: visibleOrderGroups(viewer) },
        select: { customerId: true, placedById: true, ...PREVIEWED_ORDER },
      });
      return order && reachesNewOrder(viewer, order) ? previewOfPlaced(order, seesAmounts(viewer)) : null;
    },
  }),
);
