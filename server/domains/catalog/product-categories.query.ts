import type { Prisma } from '../../database/generated/client.ts';
import { countRows } from '../../fast-path/count-rows.ts';
import { findRow, findRows } from '../../fast-path/find-rows.ts';
import { plannedQuery } from '../../fast-path/planned-query.ts';
import { PLANNED_ROWS } from '../../fast-path/planned-rows.ts';
import { literally, searchText } from '../../lib/search-text.ts';
import { builder } from '../../schema/builder.ts';
import type { CountExtent } from '../../schema/connection.ts';
import { keysetPage } from '../../schema/keyset.ts';
import { SHOWN_CATEGORY, visibleCategories } from './access.ts';
import { namedBy } from './named-by.ts';
import { ProductCategory } from './product-category.type.ts';

const ProductCategoryFilter = builder.inputType('ProductCategoryFilter', {
  description: 'Which categories a list shows; all conditions together.',
  fields: (t) => ({
    parentId: t.int({ description: 'Only those right below this category (integer id).' }),
    onlyRoots: t.boolean({ description: 'Only the top of the tree.' }),
    search: t.string({ description: 'Part of the name in either language.' }),
  }),
});

builder.queryField('productCategories', (t) =>
  t.connection(
    {
      type: ProductCategory,
      description: 'Categories of the catalogue that are shown, by rank.',
      extensions: PLANNED_ROWS,
      args: { filter: t.arg({ type: ProductCategoryFilter, description: 'Which ones.' }) },
      resolve: async (_root, args, context, info) => {
        const where = matching(args.filter);
        const query = plannedQuery({ context, info, path: ['edges', 'node'] });
        const page = await keysetPage({
          args,
          sort: [{ column: 'rank', kind: 'int', direction: 'asc' }],
          find: ({ where: beyond, ...paging }: Keyset) =>
            findRows(context, 'ProductCategory', { ...query, ...paging, where: { AND: [where, beyond] } }),
        });
        return {
          ...page,
          countRows: (extent: CountExtent) => countRows(context, 'ProductCategory', { where }, extent),
        };
      },
    },
    { name: 'ProductCategoryConnection', description: 'A page of categories.' },
    { name: 'ProductCategoryEdge', description: 'A category in the list.' },
  ),
);

type Keyset = {
  where: Prisma.ProductCategoryWhereInput;
  orderBy: Prisma.ProductCategoryOrderByWithRelationInput[];
  take: number;
  skip: number;
};

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

function matching(
  filter: { parentId?: number | null; onlyRoots?: boolean | null; search?: string | null } | null | undefined,
): Prisma.ProductCategoryWhereInput {
  const search = literally(searchText(filter?.search));
  return {
    AND: [
      SHOWN_CATEGORY,
      filter?.parentId == null ? {} : { parentId: filter.parentId },
      filter?.onlyRoots ? { parentId: null } : {},
      search
        ? {
            OR: [
              { nameEn: { contains: search, mode: 'insensitive' } },
              { nameFr: { contains: search, mode: 'insensitive' } },
            ],
          }
        : {},
    ],
  };
}
