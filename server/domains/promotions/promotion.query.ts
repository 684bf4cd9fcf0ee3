import { lookUp } from '../../lists/look-up.ts';
import { CONFIGURATION_VIEW, visiblePromotions } from './access.ts';
import { Promotion } from './promotion.type.ts';

lookUp('promotion', {
  model: 'Promotion',
  type: Promotion,
  description: 'A coupon or promotion by its integer id.',
  permission: CONFIGURATION_VIEW,
  visible: visiblePromotions,
  args: (t) => ({ databaseId: t.arg.int({ required: true, description: 'Integer id.' }) }),
  where: ({ databaseId }) => ({ id: databaseId }),
  sample: async ({ admin, promotion }) => ({ as: admin, args: { databaseId: await promotion() } }),
});
