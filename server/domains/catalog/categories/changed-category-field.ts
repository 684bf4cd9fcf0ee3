import { changedRow } from '../../../lists/changed-row.ts';
import type { builder } from '../../../schema/builder.ts';
import { ProductCategory } from './product-category.type.ts';

type Types = typeof builder.$inferSchemaTypes;

/** The result of a mutation of a category: the current category. */
export function changedCategoryField(t: PothosSchemaTypes.ObjectFieldBuilder<Types, { categoryId: number }>) {
  return t.prismaField({
    type: ProductCategory,
    description: 'The category as it is now.',
    resolve: (query, { categoryId }, _args, context) =>
      changedRow(context, 'ProductCategory', { ...query, where: { id: categoryId } }),
  });
}
