import { lookUp } from '../../../lists/look-up.ts';
import { visibleItemTypes } from '../access.ts';
import { ItemType } from '../item-types/item-type.type.ts';
import { namedBy } from '../named-by.ts';

lookUp('product', {
  model: 'ItemType',
  type: ItemType,
  description: 'One product, by code or by integer id.',
  permission: 'anyone',
  visible: visibleItemTypes,
  args: (t) => ({
    code: t.arg.string({ description: 'Its code.' }),
    databaseId: t.arg.int({ description: 'Its integer id.' }),
  }),
  where: namedBy,
  sample: ({ buyer, configuration }) => ({ as: buyer, args: { databaseId: configuration.itemTypeId } }),
});
