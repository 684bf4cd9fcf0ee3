import { nodeKey } from '../../../lib/global-id.ts';
import { builder } from '../../../schema/builder.ts';
import { JOB_NUMBER, shownJobNumber } from '../../orders/lines/shown-job-number.ts';
import { SALES_ORDER_OWNERS, seesSalesOrder } from '../../sales-orders/access.ts';
import { SalesOrder } from '../../sales-orders/order/sales-order.type.ts';
import { Status } from '../../settings/status.type.ts';
import { CUSTOM_ORDERS_VIEW, visibleCustomOrders } from '../access.ts';
import { CustomOrderPicture } from './custom-order-picture.type.ts';

type WithStatus = { status: typeof Status.$inferType };
type OfStock = typeof SalesOrder.$inferType & WithStatus & Parameters<typeof seesSalesOrder>[1];

/** What it became, with the selected status fields. */
type Became = {
  jobOrder: (WithStatus & { isStock: boolean; salesLine: { salesOrder: OfStock } | null }) | null;
  priceQuote: WithStatus | null;
};

/** A custom order as placed. */
export const CustomOrder = builder.prismaNode('CustomOrder', {
  description:
    'A custom order. It became an order with one job, a sales order for a piece from stock, or a request for a quote.',
  id: { field: 'id', description: 'Opaque id.' },
  findUnique: (id, { viewer }) =>
    viewer.can(CUSTOM_ORDERS_VIEW) ? { id: nodeKey(id), AND: visibleCustomOrders(viewer) } : { id: 0 },
  nullable: true,
  sample: async ({ buyer, customOrder, foreignBuyer }) => ({
    as: buyer,
    id: await customOrder(),
    hiddenFrom: foreignBuyer,
  }),
  select: { id: true, jobOrder: { select: { isStock: true } } },
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Integer id.' }),
    number: t.string({
      description:
        'Number of the job, the sales order or the quote that it became, e.g. `JO-10023-1`, `SO-10023` or `PQ-10023`.',
      select: {
        jobOrder: {
          select: { ...JOB_NUMBER, salesLine: { select: { salesOrder: { select: { number: true } } } } },
        },
        priceQuote: { select: { number: true } },
      },
      resolve: ({ jobOrder, priceQuote }) =>
        shownJobNumber(jobOrder) ?? jobOrder?.salesLine?.salesOrder.number ?? priceQuote?.number ?? '',
    }),
    jobTypeCode: t.string({
      description: 'Kind of order created: `JO`, `SO` or `PQ`.',
      select: { priceQuoteId: true, jobOrder: { select: { isStock: true } } },
      resolve: ({ priceQuoteId, jobOrder }) =>
        priceQuoteId === null ? (jobOrder?.isStock ? 'SO' : 'JO') : 'PQ',
    }),
    jobOrder: t.relation('jobOrder', {
      nullable: true,
      description: 'The job that it became; null if a quote was requested, and for a piece from stock.',
      authScopes: ({ jobOrder }) => jobOrder !== null && !jobOrder.isStock,
      unauthorizedResolver: () => null,
    }),
    salesOrder: t.field({
      type: SalesOrder,
      nullable: true,
      description:
        'Sales order that it became, when its piece is from stock; null otherwise, and when the viewer may not see it.',
      select: (_args, _context, nested) => ({
        jobOrder: {
          select: {
            isStock: true,
            salesLine: { select: { salesOrder: nested({ select: SALES_ORDER_OWNERS }) } },
          },
        },
      }),
      resolve: (order, _args, { viewer }) => {
        const { jobOrder } = order as unknown as Became;
        const salesOrder = jobOrder?.isStock ? jobOrder.salesLine?.salesOrder : null;
        return salesOrder && seesSalesOrder(viewer, salesOrder) ? salesOrder : null;
      },
    }),
    priceQuote: t.relation('priceQuote', {
      nullable: true,
      description: 'The requested quote; null if it became an order.',
    }),
    status: t.field({
      type: Status,
      nullable: true,
      description: 'Status of the job order, sales order or quote.',
      select: (_args, _context, nested) => ({
        jobOrder: {
          select: {
            isStock: true,
            status: nested(true),
            salesLine: { select: { salesOrder: { select: { status: nested(true) } } } },
          },
        },
        priceQuote: { select: { status: nested(true) } },
      }),
      resolve: (order) => {
        const { jobOrder, priceQuote } = order as unknown as Became;
        const became = jobOrder?.isStock ? jobOrder.salesLine?.salesOrder : jobOrder;
        return (became ?? priceQuote)?.status;
      },
    }),
    itemType: t.relation('itemType', { nullable: true, description: 'The piece that was ordered.' }),
    customer: t.relation('customer', { description: 'Who ordered it.' }),
    placedBy: t.relation('placedBy', { description: 'User on whose behalf it was ordered.' }),
    template: t.relation('template', {
      nullable: true,
      description: 'Template that it is based on; null when a piece was chosen without a template.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was placed.' }),
    pictures: t.relation('pictures', {
      type: CustomOrderPicture,
      description: 'Its drawings and photos, in order.',
      query: { orderBy: [{ rank: 'asc' }, { id: 'asc' }] },
    }),
  }),
});
