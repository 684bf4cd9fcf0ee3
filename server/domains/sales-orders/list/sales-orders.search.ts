import type { Prisma } from '../../../database/generated/client.ts';
import { searchable } from '../../search/searchable.ts';
import { orderMatches } from '../../search/term-search.ts';
import { visibleSalesOrders } from '../access.ts';
import { SALES_ORDERS_VIEW } from '../rules/transitions.ts';

const SELECT = {
  number: true,
  status: true,
  customer: { select: { name: true } },
  orderGroup: { select: { code: true, poNumber: true, customerWoNumber: true } },
} satisfies Prisma.SalesOrderSelect;

type Row = Prisma.SalesOrderGetPayload<{ select: typeof SELECT }>;

searchable('SALES_ORDER', {
  model: 'SalesOrder',
  permission: SALES_ORDERS_VIEW,
  visible: visibleSalesOrders,
  matching: (text): Prisma.SalesOrderWhereInput[] => orderMatches('SO', text),
  orderBy: { id: 'desc' },
  select: SELECT,
  facts: ({ number, status, customer, orderGroup }: Row) => ({
    number,
    title: null,
    customer: customer.name,
    references: [orderGroup.code, orderGroup.poNumber, orderGroup.customerWoNumber],
    status,
  }),
});
