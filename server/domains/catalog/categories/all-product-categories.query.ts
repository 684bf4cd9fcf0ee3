import { cachedRows } from '../../../database/changes/cached-rows.ts';
import { READ_AS_PLANNED } from '../../../lists/read-rows.ts';
import { builder } from '../../../schema/builder.ts';
import { CATEGORIES_VIEW, keptInCatalogue } from '../access.ts';
import { ProductCategory } from './product-category.type.ts';

builder.queryField('allProductCategories', (t) =>
  t.prismaField({
    type: [ProductCategory],
    description:
      'The whole category tree including hidden categories, by rank; for staff who maintain the catalogue.',
    authScopes: { permission: CATEGORIES_VIEW },
    extensions: READ_AS_PLANNED,
    budget: 0,
    resolve: (query, _root, _args, context) => {
      const where = keptInCatalogue(context.viewer);
      return cachedRows(context, ['allProductCategories', query, where], () =>
        context.db.productCategory.findMany({ ...query, where, orderBy: [{ rank: 'asc' }, { id: 'asc' }] }),
      );
    },
  }),
);
