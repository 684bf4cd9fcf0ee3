import type { Prisma } from '../../../database/generated/client.ts';
import { filter, search } from '../../../lists/filter.ts';
import { list } from '../../../lists/list.ts';
import { ofCustomer } from '../../pricing/own-item-types.ts';
import { namedRows } from '../../search/named-rows.ts';
import { requestSettings } from '../../settings/read-settings.ts';
import { havingItemTypes, listedCategories, SHOWN_ITEM_TYPE } from '../access.ts';
import { ProductCategory } from './product-category.type.ts';

/** Categories in the storefront's menus. */
export const productCategories = list('productCategories', {
  model: 'ProductCategory',
  type: ProductCategory,
  typeName: 'ProductCategory',
  noun: { one: 'category', many: 'categories' },
  description: 'Categories of the catalogue that are shown, by rank.',
  permission: 'anyone',
  visible: listedCategories,
  hasFilterInput: true,
  filters: {
    parentId: filter({
      type: 'Int',
      description: 'Only direct subcategories of this category (integer id).',
      examples: [1],
      where: (parentId) => ({ parentId }),
    }),
    onlyRoots: filter({
      type: 'Boolean',
      description: 'Only the top of the tree.',
      where: (onlyRoots) => (onlyRoots ? { parentId: null } : {}),
    }),
    ownItemTypesOnly: filter({
      type: 'Boolean',
      description:
        'For staff who act for a customer in an installation that restricts users to their own products: only categories that the customer sees.',
      where: async (only, context): Promise<Prisma.ProductCategoryWhereInput> => {
        const { customerId } = context.viewer;
        const { USERS_ONLY_VIEW_THEIR_ITEM_TYPES: isRestricted } = await requestSettings(context);
        if (!only || !isRestricted || customerId === null) return {};
        return havingItemTypes({ AND: [SHOWN_ITEM_TYPE, ...ofCustomer(customerId)] });
      },
    }),
    search: search({
      description: 'Words of the name in either language, in any order.',
      examples: ['ring', 'nothing like it'],
      where: (text, context): Promise<Prisma.ProductCategoryWhereInput> =>
        namedRows(context, 'ProductCategory', text),
    }),
  },
  sorts: { RANK: { description: 'As the catalogue was laid out.', by: ['rank'] } },
  defaultSort: { field: 'RANK', direction: 'asc', meaning: 'by rank' },
  tableRows: 500,
  sample: ({ buyer }) => ({ as: buyer, args: { filter: { onlyRoots: true } } }),
});
