import type { Prisma } from '../../../database/generated/client.ts';
import { waitingSubject } from '../../waiting/waiting-subject.ts';
import { visibleSalesOrders } from '../access.ts';
import { waitedOfOrder } from '../rules/waited-act.ts';
import { SalesOrder } from './sales-order.type.ts';
import { FACTS_SELECT, salesOrderFacts } from './sales-order-facts.ts';

waitingSubject(SalesOrder, {
  model: 'SalesOrder',
  visible: visibleSalesOrders,
  select: FACTS_SELECT,
  waited: (order: Prisma.SalesOrderGetPayload<{ select: typeof FACTS_SELECT }>) =>
    waitedOfOrder(salesOrderFacts(order)),
});
