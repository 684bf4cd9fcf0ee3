import { builder } from '../../../schema/builder.ts';
import { OrderGroup } from '../../orders/order/order-group.type.ts';
import { visibleJobOrders } from '../access.ts';

builder.prismaObjectField(OrderGroup, 'jobOrders', (t) =>
  t.relation('jobOrders', {
    query: (_args, { viewer }) => ({
      where: visibleJobOrders(viewer),
      orderBy: [{ numberRank: 'asc' }, { id: 'asc' }],
    }),
    description: 'Jobs of the order that the viewer may see.',
  }),
);
