import { InvalidInputError } from '../../../errors/errors.ts';
import { mutation } from '../../../schema/mutation.ts';
import { keptInCatalogue, requireCatalogueManager } from '../access.ts';
import { changedCategoryField } from './changed-category-field.ts';
import { editedCategory } from './edited-category.ts';
import { countPlacement, requireFewItemTypes } from './placed-item-types.ts';
import { sampleCategory } from './sample-category.ts';

mutation('removeItemTypesFromCategory', {
  description: 'Removes item types from a category; they stay in their other categories.',
  permission: requireCatalogueManager,
  audit: { action: 'ITEM_TYPES_REMOVED_FROM_CATEGORY', entityType: 'ProductCategory' },
  repeat: 'naturally repeatable: they are no longer in the category',
  budget: 8,
  input: (t) => ({
    categoryId: t.int({ required: true, description: 'The category (integer id).' }),
    itemTypeIds: t.intList({ required: true, description: 'The item types (integer ids), 500 at most.' }),
  }),
  resolve: async ({ categoryId, itemTypeIds }, { viewer }, writes) => {
    if (itemTypeIds.length === 0) throw InvalidInputError.of('itemTypeIds', 'REQUIRED');
    requireFewItemTypes(itemTypeIds);
    await writes.transaction(async (tx, record) => {
      const { code } = await editedCategory(tx, categoryId);
      const pieces = await tx.itemType.findMany({
        where: { id: { in: itemTypeIds }, AND: keptInCatalogue(viewer) },
        select: { id: true, categories: { where: { categoryId }, select: { categoryId: true } } },
      });
      const known = new Set(pieces.map(({ id }) => id));
      const unknown = itemTypeIds.findIndex((id) => !known.has(id));
      if (unknown >= 0) throw InvalidInputError.of(`itemTypeIds.${unknown}`, 'UNKNOWN', 'No such item type.');
      const removed = pieces.filter(({ categories }) => categories.length > 0).map(({ id }) => id);
      await tx.categoryItem.deleteMany({ where: { categoryId, itemTypeId: { in: removed } } });
      await countPlacement(tx, removed);
      record({ entityId: categoryId, customerId: null, data: { code, itemTypeIds: removed } });
    });
    return { categoryId };
  },
  success: (t) => ({ category: changedCategoryField(t) }),
  sample: async ({ caller, admin, db, pieceId }) => {
    const { id } = await sampleCategory(db);
    const itemTypeId = pieceId('PENDANT-1');
    await db.categoryItem.create({ data: { categoryId: id, itemTypeId } });
    return { as: caller(admin), input: { categoryId: id, itemTypeIds: [itemTypeId] } };
  },
});
