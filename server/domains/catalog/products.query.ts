import type { Prisma } from '../../database/generated/client.ts';
import { ForbiddenError } from '../../errors/errors.ts';
import { countRows } from '../../fast-path/count-rows.ts';
import { findRow, findRows } from '../../fast-path/find-rows.ts';
import { plannedQuery } from '../../fast-path/planned-query.ts';
import { PLANNED_ROWS } from '../../fast-path/planned-rows.ts';
import { builder } from '../../schema/builder.ts';
import type { CountExtent } from '../../schema/connection.ts';
import type { Context } from '../../schema/context.ts';
import { keysetPage, type SortColumn } from '../../schema/keyset.ts';
import { SortDirectionEnum } from '../../schema/sort-direction.ts';
import { CATALOG_VIEW, seesCatalogPrices } from '../pricing/access.ts';
import { limitVisitor } from '../settings/limit-visitor.ts';
import { visibleItemTypes } from './access.ts';
import { ItemType } from './item-type.type.ts';
import { namedBy } from './named-by.ts';
import { asksForPrice, matchingProducts, ProductFilterInput } from './product-filter.input.ts';

const ProductOrderFieldEnum = builder.enumType('ProductOrderField', {
  description: 'What products are sorted by.',
  values: {
    RANK: { description: 'Featured products first, then as the catalogue was laid out.' },
    NAME: { description: 'Name in the language of the request.' },
    PRICE: {
      description: 'List price (the least); products on request come last, or first when descending.',
    },
    NEWEST: { description: 'When it was added.' },
  } as const,
});

const ProductOrderInput = builder.inputType('ProductOrder', {
  description: 'How a list of products is sorted; by rank unless given.',
  fields: (t) => ({
    field: t.field({ type: ProductOrderFieldEnum, required: true, description: 'What to sort by.' }),
    direction: t.field({ type: SortDirectionEnum, required: true, description: 'Which way.' }),
  }),
});

type ProductOrder = typeof ProductOrderInput.$inferInput;

builder.queryField('products', (t) =>
  t.connection(
    {
      type: ItemType,
      description: 'Products that are shown in the catalogue.',
      extensions: PLANNED_ROWS,
      args: {
        filter: t.arg({ type: ProductFilterInput, description: 'Which ones.' }),
        orderBy: t.arg({ type: ProductOrderInput, description: 'Order; by rank unless given.' }),
        skip: t.arg.int({ description: 'Rows to pass over, 10,000 at most; deeper pages go by cursor.' }),
      },
      resolve: async (_root, args, context, info) => {
        if (args.filter?.search) await limitVisitor(context, 'visitor-search');
        if (asksForPrice(args.filter) || args.orderBy?.field === 'PRICE') await requirePrices(context);
        const rows = matchingProducts(args.filter);
        const query = plannedQuery({ context, info, select: SORTED, path: ['edges', 'node'] });
        const page = await keysetPage({
          args,
          sort: sortOf(args.orderBy, context),
          find: ({ where, ...paging }: Keyset) =>
            findRows(context, 'ItemType', { ...query, ...paging, where: { AND: [rows, where] } }),
        });
        return {
          ...page,
          countRows: (extent: CountExtent) => countRows(context, 'ItemType', { where: rows }, extent),
        };
      },
    },
    { name: 'ProductConnection', description: 'A page of products.' },
    { name: 'ProductEdge', description: 'A product in the list.' },
  ),
);

builder.queryField('product', (t) =>
  t.field({
    type: ItemType,
    nullable: true,
    description: 'One product, by code or by integer id.',
    extensions: PLANNED_ROWS,
    args: {
      code: t.arg.string({ description: 'Its code.' }),
      databaseId: t.arg.int({ description: 'Its integer id.' }),
    },
    resolve: (_root, { code, databaseId }, context, info) => {
      const where = { ...namedBy({ code, databaseId }), AND: visibleItemTypes(context.viewer) };
      return findRow(context, 'ItemType', { ...plannedQuery({ context, info }), where });
    },
  }),
);

/** Columns that the list is sorted by. */
const SORTED = {
  id: true,
  featuredRank: true,
  nameEn: true,
  nameFr: true,
  listPrice: true,
  createdAt: true,
} as const;

type Keyset = {
  where: Prisma.ItemTypeWhereInput;
  orderBy: Prisma.ItemTypeOrderByWithRelationInput[];
  take: number;
  skip: number;
};

/** Filtering and sorting by price would tell the prices that are not shown. */
async function requirePrices(context: Context): Promise<void> {
  if (!(await seesCatalogPrices(context))) throw new ForbiddenError(CATALOG_VIEW);
}

function sortOf(orderBy: ProductOrder | null | undefined, { language }: Context): SortColumn[] {
  const direction = orderBy?.direction ?? 'asc';
  switch (orderBy?.field ?? 'RANK') {
    case 'NAME':
      return [{ column: language === 'fr' ? 'nameFr' : 'nameEn', kind: 'string', direction }];
    case 'PRICE':
      return [{ column: 'listPrice', kind: 'decimal', direction, nullable: true }];
    case 'NEWEST':
      return [{ column: 'createdAt', kind: 'date', direction }];
    case 'RANK':
      return [{ column: 'featuredRank', kind: 'int', direction }];
  }
}
