import { codeOf } from '../../../lib/plain-text.ts';
import { lookUp } from '../../../lists/look-up.ts';
import { visibleSalesOrders } from '../access.ts';
import { SALES_ORDERS_VIEW } from '../rules/transitions.ts';
import { SalesOrder } from './sales-order.type.ts';

lookUp('salesOrder', {
  model: 'SalesOrder',
  type: SalesOrder,
  description: 'One sales order, by integer id or by number.',
  permission: SALES_ORDERS_VIEW,
  visible: visibleSalesOrders,
  args: (t) => ({
    databaseId: t.arg.int({ description: 'Integer id.' }),
    number: t.arg.string({ description: 'Number, e.g. `SO-10001`.' }),
  }),
  // Invalid numbers become the empty number and invalid ids 0, which no order has.
  where: ({ databaseId, number }) =>
    number ? { number: codeOf(number)?.toUpperCase() ?? '' } : { id: databaseId ?? 0 },
  sample: async ({ buyer, salesOrder, foreign }) => ({
    as: buyer,
    args: { databaseId: await salesOrder() },
    foreign: { databaseId: foreign.salesOrderDatabaseId, number: foreign.salesOrderNumber },
  }),
});
