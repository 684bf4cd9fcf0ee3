import { builder } from '../../../schema/builder.ts';
import { OrderGroup } from '../../jobs/orders/order-group.type.ts';
import { seesSalesOrder } from '../access.ts';
import { SalesOrder } from './sales-order.type.ts';

/** What `seesSalesOrder` looks at. */
const OWNED = { select: { id: true, customerId: true, placedById: true, contactId: true } } as const;

builder.prismaObjectField(OrderGroup, 'salesOrder', (t) =>
  t.field({
    type: SalesOrder,
    nullable: true,
    description: 'The sales order of its jobs; null, as if there were none, when the viewer may not see it.',
    select: (_args, _context, nested) => ({ salesOrder: nested(OWNED) }),
    resolve: ({ salesOrder }, _args, { viewer }) =>
      salesOrder && seesSalesOrder(viewer, salesOrder) ? salesOrder : null,
  }),
);
