import { encodeGlobalId } from '../../../lib/global-id.ts';
import { lookUp } from '../../../lists/look-up.ts';
import { builder } from '../../../schema/builder.ts';
import { CUSTOM_ORDERS_VIEW, visibleCustomOrders } from '../access.ts';
import { CustomOrderPicture } from './custom-order-picture.type.ts';

/** A custom order as it was placed. */
const CustomOrder = builder.prismaObject('CustomOrder', {
  description: 'A custom order as it was placed: it became an order of one job, or a request for a quote.',
  fields: (t) => ({
    id: t.id({ description: 'Opaque id.', resolve: ({ id }) => encodeGlobalId('CustomOrder', id) }),
    databaseId: t.exposeInt('id', { description: 'Integer id.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was placed.' }),
    pictures: t.relation('pictures', {
      type: CustomOrderPicture,
      description: 'Its drawings and photos, in order.',
      query: { orderBy: [{ rank: 'asc' }, { id: 'asc' }] },
    }),
  }),
});

lookUp('customOrder', {
  model: 'CustomOrder',
  type: CustomOrder,
  description: 'A custom order whose job or quote the viewer sees, by its integer id.',
  permission: CUSTOM_ORDERS_VIEW,
  visible: visibleCustomOrders,
  args: (t) => ({ databaseId: t.arg.int({ required: true, description: 'Its integer id.' }) }),
  where: ({ databaseId }) => ({ id: databaseId }),
  sample: async ({ buyer, customOrder }) => ({ as: buyer, args: { databaseId: await customOrder() } }),
});
