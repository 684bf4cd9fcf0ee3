import { localId } from '../../../lib/global-id.ts';
import { lookUp } from '../../../lists/look-up.ts';
import { CUSTOM_ORDERS_VIEW, visibleGroups } from '../access.ts';
import { CustomOrderGroup } from './custom-order-group.type.ts';

lookUp('customOrderGroup', {
  model: 'CustomOrderGroup',
  type: CustomOrderGroup,
  description: 'A group of pieces that can be custom ordered, by its integer id.',
  permission: CUSTOM_ORDERS_VIEW,
  visible: visibleGroups,
  args: (t) => ({ databaseId: t.arg.int({ required: true, description: 'Its integer id.' }) }),
  where: ({ databaseId }) => ({ id: databaseId }),
  sample: async ({ buyer, customOrderGroup }) => ({
    as: buyer,
    args: { databaseId: localId('CustomOrderGroup', await customOrderGroup()) },
  }),
});
