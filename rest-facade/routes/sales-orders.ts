import { z } from 'zod';
import { salesOrderItem, salesOrderSummary } from '../answers/orders/sales-order.ts';
import { pageAnswer, pageSchema } from '../answers/page.ts';
import { requireFound } from '../graphql/result.ts';
import { pathId } from '../input/ids.ts';
import { salesOrderListQuery, salesOrderSelectionOf } from '../input/sales-order-list.ts';
import { RestListSalesOrders, RestSalesOrderItems } from '../operations/orders/sales-orders.ts';
import { bare, restRoute, restSteps } from '../route/route.ts';

/** Sales orders. */
export const salesOrderRoutes = [
  restSteps({
    method: 'get',
    path: '/SalesOrders',
    summary: 'Sales orders, by page',
    sample: () => ({ query: { tab: 'all' } }),
    otherSamples: () => [{ query: { sortBy: 'number', sortDesc: true } }],
    query: salesOrderListQuery,
    pageBase: 1,
    answer: pageSchema(salesOrderSummary.schema),
    handle: async ({ query, page, run }) => {
      const { salesOrders } = await run(RestListSalesOrders, {
        ...salesOrderSelectionOf(query),
        first: page.first,
        skip: page.skip,
      });
      return bare(pageAnswer(salesOrders, salesOrderSummary.answer));
    },
  }),
  restRoute({
    method: 'get',
    path: '/SalesOrders/:id/items',
    summary: 'Lines of a sales order with their jobs',
    sample: ({ salesOrder }) => ({ params: { id: salesOrder } }),
    params: { id: pathId('Sales order.') },
    answer: z.strictObject({ items: z.array(salesOrderItem.schema) }),
    document: RestSalesOrderItems,
    variables: ({ params: { id } }) => ({ id }),
    respond: ({ salesOrder }) => bare({ items: requireFound(salesOrder).lines.map(salesOrderItem.answer) }),
  }),
];
