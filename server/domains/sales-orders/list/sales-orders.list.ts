import { z } from 'zod';
import type { Prisma } from '../../../database/generated/client.ts';
import { encodeGlobalId } from '../../../lib/global-id.ts';
import { MAX_ID } from '../../../lib/max-id.ts';
import { filter, search } from '../../../lists/filter.ts';
import { list } from '../../../lists/list.ts';
import { onlyThese } from '../../../lists/only-these.ts';
import { orderTabs } from '../../../lists/order-tabs.ts';
import { withWordsOf } from '../../search/term-search.ts';
import { listedSalesOrders, visibleSalesOrders } from '../access.ts';
import { SalesOrder, SalesOrderKindEnum } from '../order/sales-order.type.ts';
import { isSalesOrderStatusCode, SALES_ORDER_STATUS_CODES } from '../rules/status-codes.ts';
import { SALES_ORDERS_VIEW } from '../rules/transitions.ts';
import { BillingFilterEnum, withBilling } from './billing-filter.ts';
import { inStatus, inTab } from './in-status.ts';
import { SALES_ORDER_EXPORT } from './sales-order-export.ts';

/** Sales orders of the active customer; for staff, of all customers. */
export const salesOrders = list('salesOrders', {
  model: 'SalesOrder',
  type: SalesOrder,
  typeName: 'SalesOrder',
  noun: { one: 'sales order', many: 'sales orders' },
  description: 'Sales orders of the active customer, or all for staff.',
  permission: SALES_ORDERS_VIEW,
  visible: listedSalesOrders,
  tabs: { of: orderTabs, where: inTab },
  hasFilterInput: true,
  filters: {
    search: search({
      description:
        'Prefix search over the words of number, order, PO, references, end customer, pieces, customer or tracking number.',
      examples: ['client', 'so-10', 'ref-77 client', 'nothing like it'],
      where: (text): Prisma.SalesOrderWhereInput => withWordsOf(text),
    }),
    statusCodes: filter({
      type: ['String'],
      description: 'Any of these statuses.',
      check: z
        .array(z.string().refine(isSalesOrderStatusCode, 'UNKNOWN'))
        .max(SALES_ORDER_STATUS_CODES.length),
      examples: [['NEW', 'AWAITING_PAYMENT'], ['COMPLETED'], ['PARTIALLY_SHIPPED']],
      where: (codes) => inStatus((code) => codes.includes(code)),
    }),
    customerId: filter({
      type: 'Int',
      description: 'Only orders of this customer.',
      check: z.int().min(1).max(MAX_ID),
      where: (customerId) => ({ customerId }),
    }),
    kind: filter({
      type: SalesOrderKindEnum,
      description: 'Only ordinary orders, or only layaway.',
      where: (kind) => ({ kind }),
    }),
    billing: filter({
      type: BillingFilterEnum,
      description: 'Only orders in this billing state. Staff only; no rows for others.',
      where: (_billing, context) => withBilling(context),
    }),
    salesOrderIds: onlyThese('SalesOrder', async ({ salesOrder }) => [
      [encodeGlobalId('SalesOrder', await salesOrder())],
    ]),
  },
  sorts: {
    CREATED_AT: { description: 'When it was made.', by: ['createdAt'] },
    NUMBER: { description: 'Number, in counting order.', by: ['numberRank'] },
  },
  defaultSort: { field: 'CREATED_AT', direction: 'desc', meaning: 'newest first' },
  supportsOffset: true,
  selectable: true,
  export: SALES_ORDER_EXPORT,
  grid: 'SALES_ORDERS',
  tableRows: 40_000,
  neighbours: {
    by: 'number',
    visible: visibleSalesOrders,
    sample: async ({ salesOrderNumber, foreign }) => ({
      own: await salesOrderNumber(),
      foreign: foreign.salesOrderNumber,
    }),
  },
  // For a viewer who sees all orders, only the index of ids is useful.
  countedBy: (viewer) => (viewer.isStaff ? { id: 'desc' } : null),
  sample: ({ buyer, customerId, foreignCustomerId }) => ({
    as: buyer,
    args: { filter: { customerId }, orderBy: { field: 'NUMBER', direction: 'ASC' }, tab: 'ALL' },
    foreign: { 'filter.customerId': foreignCustomerId },
  }),
});
