import type { Prisma } from '../../../database/generated/client.ts';
import { filter, search } from '../../../lists/filter.ts';
import { list } from '../../../lists/list.ts';
import { withTerms } from '../../search/term-search.ts';
import { CATEGORIES_VIEW, keptInCatalogue } from '../access.ts';
import { few } from '../products/filter-limits.ts';
import { ItemType } from './item-type.type.ts';
import { PricingModeEnum } from './pricing-mode.type.ts';
import { searchedTerms } from './search-terms.ts';

/** All current and former pieces, for staff who maintain the catalogue. */
export const itemTypes = list('itemTypes', {
  model: 'ItemType',
  type: ItemType,
  typeName: 'ItemType',
  noun: { one: 'item type', many: 'item types' },
  description:
    'All item types including hidden and inactive ones, by code; for staff who maintain the catalogue.',
  permission: CATEGORIES_VIEW,
  visible: keptInCatalogue,
  hasFilterInput: true,
  filters: {
    search: search({
      description:
        'Prefix search over the words of code, name, description, categories, group and alloys, in either language.',
      examples: ['band', 'nothing like it'],
      where: (text): Prisma.ItemTypeWhereInput => withTerms(searchedTerms(text)),
    }),
    categoryId: filter({
      type: 'Int',
      description: 'Directly in this category (integer id).',
      examples: [1],
      where: (categoryId) => ({ categories: { some: { categoryId } } }),
    }),
    itemGroupIds: filter({
      type: ['Int'],
      description: 'Of any of these groups (integer ids).',
      examples: [[1, 2]],
      where: (ids) => ({ itemGroupId: { in: few(ids) } }),
    }),
    pricingMode: filter({
      type: PricingModeEnum,
      description: 'Only those whose price is fixed this way.',
      where: (pricingMode) => ({ pricingMode }),
    }),
    isActive: filter({
      type: 'Boolean',
      description: 'True: only active item types; false: only inactive ones.',
      examples: [true, false],
      where: (isActive) => ({ isActive }),
    }),
    isPartOnly: filter({
      type: 'Boolean',
      description: 'True: only pieces sold with another piece; false: only the rest.',
      examples: [true, false],
      where: (isPartOnly) => ({ isPartOnly }),
    }),
    shownInCatalog: filter({
      type: 'Boolean',
      description: 'True: only item types shown in the catalogue; false: only others.',
      examples: [true, false],
      where: (shownInCatalog) => ({ shownInCatalog }),
    }),
  },
  sorts: {
    CODE: { description: 'Code.', by: ['code'] },
    NAME: { description: 'Name in the language of the request.', by: { en: 'nameEn', fr: 'nameFr' } },
    UPDATED_AT: { description: 'When it was last changed.', by: ['updatedAt'] },
  },
  defaultSort: { field: 'CODE', direction: 'asc', meaning: 'by code' },
  grid: 'ITEM_TYPES',
  tableRows: 10_000,
  sample: ({ admin }) => ({
    as: admin,
    args: { filter: { isActive: true }, orderBy: { field: 'NAME', direction: 'ASC' } },
  }),
});
