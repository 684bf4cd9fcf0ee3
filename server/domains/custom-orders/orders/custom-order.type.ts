import { nodeKey } from '../../../lib/global-id.ts';
import { builder } from '../../../schema/builder.ts';
import { Status } from '../../settings/status.type.ts';
import { CUSTOM_ORDERS_VIEW, visibleCustomOrders } from '../access.ts';
import { CustomOrderPicture } from './custom-order-picture.type.ts';

/** What it became, each with what was asked for of its status. */
type Became = Record<'jobOrder' | 'priceQuote', { status: typeof Status.$inferType } | null>;

/** A custom order as it was placed. */
export const CustomOrder = builder.prismaNode('CustomOrder', {
  description: 'A custom order as it was placed: it became an order of one job, or a request for a quote.',
  id: { field: 'id', description: 'Opaque id.' },
  findUnique: (id, { viewer }) =>
    viewer.can(CUSTOM_ORDERS_VIEW) ? { id: nodeKey(id), AND: visibleCustomOrders(viewer) } : { id: 0 },
  nullable: true,
  sample: async ({ buyer, customOrder, foreignBuyer }) => ({
    as: buyer,
    id: await customOrder(),
    hiddenFrom: foreignBuyer,
  }),
  select: { id: true },
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Integer id.' }),
    number: t.string({
      description: 'Number of the job or the quote that it became, e.g. `JO-10023-1` or `PQ-10023`.',
      select: { jobOrder: { select: { number: true } }, priceQuote: { select: { number: true } } },
      resolve: ({ jobOrder, priceQuote }) => (jobOrder ?? priceQuote)?.number ?? '',
    }),
    jobTypeCode: t.string({
      description: 'List that it went to: `JO` or `PQ`.',
      select: { priceQuoteId: true },
      resolve: ({ priceQuoteId }) => (priceQuoteId === null ? 'JO' : 'PQ'),
    }),
    jobOrder: t.relation('jobOrder', {
      nullable: true,
      description: 'The job that it became; null where a quote was asked for.',
    }),
    priceQuote: t.relation('priceQuote', {
      nullable: true,
      description: 'The quote that was asked for; null where it became an order.',
    }),
    status: t.field({
      type: Status,
      nullable: true,
      description: 'Where the job or the quote stands.',
      select: (_args, _context, nested) => ({
        jobOrder: { select: { status: nested(true) } },
        priceQuote: { select: { status: nested(true) } },
      }),
      resolve: (order) => {
        const { jobOrder, priceQuote } = order as unknown as Became;
        return (jobOrder ?? priceQuote)?.status;
      },
    }),
    itemType: t.relation('itemType', { nullable: true, description: 'The piece that was ordered.' }),
    customer: t.relation('customer', { description: 'Who ordered it.' }),
    placedBy: t.relation('placedBy', { description: 'User in whose name it was ordered.' }),
    template: t.relation('template', {
      nullable: true,
      description: 'What it began from; null where a piece was chosen by itself.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was placed.' }),
    pictures: t.relation('pictures', {
      type: CustomOrderPicture,
      description: 'Its drawings and photos, in order.',
      query: { orderBy: [{ rank: 'asc' }, { id: 'asc' }] },
    }),
  }),
});
