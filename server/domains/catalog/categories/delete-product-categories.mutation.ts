import { InvalidInputError, RefusedError } from '../../../errors/errors.ts';
import { encodeGlobalId } from '../../../lib/global-id.ts';
import { localised } from '../../../schema/context.ts';
import { mutation } from '../../../schema/mutation.ts';
import { requireCategoryRemover } from '../access.ts';
import { MAX_DELETED_CATEGORIES } from '../rules/item-type-limits.ts';
import { countPlacement } from './placed-item-types.ts';
import { sampleCategory } from './sample-category.ts';

mutation('deleteProductCategories', {
  description:
    'Deletes categories. A category with subcategories is refused unless these are deleted in the same call. The products stay in the catalogue.',
  permission: requireCategoryRemover,
  audit: { action: 'CATEGORIES_DELETED', entityType: 'ProductCategory' },
  repeat: 'naturally repeatable: deletes once; a repeat finds nothing',
  budget: 9,
  input: (t) => ({
    categoryIds: t.intList({ required: true, description: 'Integer ids of the categories, 100 at most.' }),
  }),
  resolve: async ({ categoryIds }, context, writes) => {
    if (categoryIds.length === 0) throw InvalidInputError.of('categoryIds', 'REQUIRED');
    if (categoryIds.length > MAX_DELETED_CATEGORIES) throw InvalidInputError.of('categoryIds', 'TOO_BIG');
    await writes.transaction(async (tx, record) => {
      // So that nothing is added below them concurrently.
      await tx.$executeRaw`LOCK TABLE "ProductCategory" IN SHARE ROW EXCLUSIVE MODE`;
      const categories = await tx.productCategory.findMany({
        where: { id: { in: categoryIds } },
        select: {
          id: true,
          code: true,
          nameEn: true,
          nameFr: true,
          children: { where: { id: { notIn: categoryIds } }, take: 1, select: { id: true } },
          items: { select: { itemTypeId: true } },
        },
      });
      const known = new Set(categories.map(({ id }) => id));
      const unknown = categoryIds.findIndex((id) => !known.has(id));
      if (unknown >= 0) throw InvalidInputError.of(`categoryIds.${unknown}`, 'UNKNOWN', 'No such category.');
      const parent = categories.find(({ children }) => children.length > 0);
      if (parent) throw new RefusedError('CATEGORY_HAS_CATEGORIES', { name: localised(context, parent) });
      await tx.productCategory.deleteMany({ where: { id: { in: categoryIds } } });
      const pieces = categories.flatMap(({ items }) => items.map(({ itemTypeId }) => itemTypeId));
      await countPlacement(tx, [...new Set(pieces)]);
      for (const { id, code, items } of categories) {
        const itemTypeIds = items.map(({ itemTypeId }) => itemTypeId);
        record({ entityId: id, customerId: null, data: { code, itemTypeIds } });
      }
    });
    return { categoryIds };
  },
  success: (t) => ({
    categoryIds: t.idList({
      description: 'Opaque ids of the deleted categories.',
      resolve: ({ categoryIds }) => categoryIds.map((id) => encodeGlobalId('ProductCategory', id)),
    }),
  }),
  sample: async ({ caller, admin, db }) => {
    const { id } = await sampleCategory(db);
    return { as: caller(admin), input: { categoryIds: [id] } };
  },
});
