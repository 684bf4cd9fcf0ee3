import { cachedRows } from '../../../database/changes/cached-rows.ts';
import { READ_AS_PLANNED } from '../../../lists/read-rows.ts';
import { builder } from '../../../schema/builder.ts';
import { CATEGORIES_VIEW, keepsCatalogue } from '../access.ts';
import { ProductCategory } from './product-category.type.ts';

builder.queryField('allProductCategories', (t) =>
  t.prismaField({
    type: [ProductCategory],
    description: 'The whole tree, hidden categories as well, by rank; for staff who keep the catalogue.',
    authScopes: { permission: CATEGORIES_VIEW },
    extensions: READ_AS_PLANNED,
    budget: 0,
    resolve: async (query, _root, _args, context) =>
      keepsCatalogue(context.viewer)
        ? cachedRows(context, ['allProductCategories', query], () =>
            context.db.productCategory.findMany({ ...query, orderBy: [{ rank: 'asc' }, { id: 'asc' }] }),
          )
        : [],
  }),
);
