import { lookUp } from '../../../lists/look-up.ts';
import { visibleCategories } from '../access.ts';
import { namedBy } from '../named-by.ts';
import { ProductCategory } from './product-category.type.ts';

lookUp('productCategory', {
  model: 'ProductCategory',
  type: ProductCategory,
  description: 'One category, by code or by integer id.',
  permission: 'anyone',
  visible: visibleCategories,
  args: (t) => ({
    code: t.arg.string({ description: 'Its code.' }),
    databaseId: t.arg.int({ description: 'Its integer id.' }),
  }),
  where: namedBy,
  sample: ({ buyer }) => ({ as: buyer, args: { databaseId: 1 } }),
});
