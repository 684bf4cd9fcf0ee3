import { findRow } from '../../fast-path/find-rows.ts';
import { plannedQuery } from '../../fast-path/planned-query.ts';
import { PLANNED_ROWS } from '../../fast-path/planned-rows.ts';
import { builder } from '../../schema/builder.ts';
import { visibleCategories } from './access.ts';
import { namedBy } from './named-by.ts';
import { ProductCategory } from './product-category.type.ts';

builder.queryField('productCategory', (t) =>
  t.field({
    type: ProductCategory,
    nullable: true,
    description: 'One category, by code or by integer id.',
    extensions: PLANNED_ROWS,
    args: {
      code: t.arg.string({ description: 'Its code.' }),
      databaseId: t.arg.int({ description: 'Its integer id.' }),
    },
    resolve: (_root, { code, databaseId }, context, info) => {
      const where = { ...namedBy({ code, databaseId }), AND: visibleCategories(context.viewer) };
      return findRow(context, 'ProductCategory', { ...plannedQuery({ context, info }), where });
    },
  }),
);
