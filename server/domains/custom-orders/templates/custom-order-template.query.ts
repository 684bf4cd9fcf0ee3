import { localId } from '../../../lib/global-id.ts';
import { lookUp } from '../../../lists/look-up.ts';
import { CUSTOM_ORDERS_VIEW, orderableTemplates } from '../access.ts';
import { CustomOrderTemplate } from './custom-order-template.type.ts';

lookUp('customOrderTemplate', {
  model: 'CustomOrderTemplate',
  type: CustomOrderTemplate,
  description: 'A custom order template, by its integer id.',
  permission: CUSTOM_ORDERS_VIEW,
  visible: orderableTemplates,
  args: (t) => ({ databaseId: t.arg.int({ required: true, description: 'Its integer id.' }) }),
  where: ({ databaseId }) => ({ id: databaseId }),
  sample: async ({ buyer, customOrderTemplate }) => ({
    as: buyer,
    args: { databaseId: localId('CustomOrderTemplate', await customOrderTemplate()) },
  }),
});
