import type { Prisma } from '../../../database/generated/client.ts';
import { literally } from '../../../lib/search-text.ts';
import { filter, search } from '../../../lists/filter.ts';
import { list } from '../../../lists/list.ts';
import { SHOWN_CATEGORY } from '../access.ts';
import { ProductCategory } from './product-category.type.ts';

/** Categories of the storefront's menus. */
export const productCategories = list('productCategories', {
  model: 'ProductCategory',
  type: ProductCategory,
  typeName: 'ProductCategory',
  noun: { one: 'category', many: 'categories' },
  description: 'Categories of the catalogue that are shown, by rank.',
  permission: 'anyone',
  visible: () => SHOWN_CATEGORY,
  hasFilterInput: true,
  filters: {
    parentId: filter({
      type: 'Int',
      description: 'Only those right below this category (integer id).',
      examples: [1],
      where: (parentId) => ({ parentId }),
    }),
    onlyRoots: filter({
      type: 'Boolean',
      description: 'Only the top of the tree.',
      where: (onlyRoots) => (onlyRoots ? { parentId: null } : {}),
    }),
    search: search({
      description: 'Part of the name in either language.',
      examples: ['ring', 'nothing like it'],
      where: (text): Prisma.ProductCategoryWhereInput => {
        const part = { contains: literally(text), mode: 'insensitive' } as const;
        return { OR: [{ nameEn: part }, { nameFr: part }] };
      },
    }),
  },
  sorts: { RANK: { description: 'As the catalogue was laid out.', by: ['rank'] } },
  defaultSort: { field: 'RANK', direction: 'asc', meaning: 'by rank' },
  tableRows: 500,
  sample: ({ buyer }) => ({ as: buyer, args: { filter: { onlyRoots: true } } }),
});
