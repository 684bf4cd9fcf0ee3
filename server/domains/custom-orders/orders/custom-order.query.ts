import { lookUp } from '../../../lists/look-up.ts';
import { CUSTOM_ORDERS_VIEW, visibleCustomOrders } from '../access.ts';
import { CustomOrder } from './custom-order.type.ts';

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
