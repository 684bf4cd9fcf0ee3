import { InvalidInputError } from '../../../errors/errors.ts';
import { mutation } from '../../../schema/mutation.ts';
import { requireCatalogueManager } from '../access.ts';
import { changedCategoryField } from './changed-category-field.ts';
import { editedCategory } from './edited-category.ts';
import { countPlacement, placedItemTypes, requireFewItemTypes } from './placed-item-types.ts';
import { sampleCategory } from './sample-category.ts';

mutation('addItemTypesToCategory', {
  description: 'Adds item types to a category, after its existing ones; they stay in their other categories.',
  permission: requireCatalogueManager,
  audit: { action: 'ITEM_TYPES_ADDED_TO_CATEGORY', entityType: 'ProductCategory' },
  repeat: 'naturally repeatable: they are in the category already',
  budget: 9,
  input: (t) => ({
    categoryId: t.int({ required: true, description: 'The category (integer id).' }),
    itemTypeIds: t.intList({
      required: true,
      description:
        'Integer ids of item types that are active, shown in the catalogue and sold separately; 500 at most.',
    }),
  }),
  resolve: async ({ categoryId, itemTypeIds }, { viewer }, writes) => {
    if (itemTypeIds.length === 0) throw InvalidInputError.of('itemTypeIds', 'REQUIRED');
    requireFewItemTypes(itemTypeIds);
    await writes.transaction(async (tx, record) => {
      const { code } = await editedCategory(tx, categoryId);
      const added = await placedItemTypes(tx, viewer, categoryId, itemTypeIds);
      const last = await tx.categoryItem.aggregate({ where: { categoryId }, _max: { rank: true } });
      const next = (last._max.rank ?? -1) + 1;
      await tx.categoryItem.createMany({
        data: added.map((itemTypeId, place) => ({ categoryId, itemTypeId, rank: next + place })),
      });
      await countPlacement(tx, added);
      record({ entityId: categoryId, customerId: null, data: { code, itemTypeIds: added } });
    });
    return { categoryId };
  },
  success: (t) => ({ category: changedCategoryField(t) }),
  sample: async ({ caller, admin, db, pieceId }) => {
    const { id } = await sampleCategory(db);
    return { as: caller(admin), input: { categoryId: id, itemTypeIds: [pieceId('PENDANT-1')] } };
  },
});
