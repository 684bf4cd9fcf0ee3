import { builder } from '../../../schema/builder.ts';
import { OrderGroup } from '../../jobs/orders/order-group.type.ts';
import { seesSalesOrder } from '../access.ts';

builder.prismaObjectField(OrderGroup, 'salesOrderNumber', (t) =>
  t.string({
    nullable: true,
    description:
      'Number of the sales order of its jobs; null, as if there were none, when the viewer may not see it.',
    select: { salesOrder: { select: { number: true, customerId: true, placedById: true, contactId: true } } },
    resolve: ({ salesOrder }, _args, { viewer }) =>
      salesOrder && seesSalesOrder(viewer, salesOrder) ? salesOrder.number : null,
  }),
);
