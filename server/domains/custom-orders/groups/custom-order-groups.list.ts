import type { Prisma } from '../../../database/generated/client.ts';
import { literally } from '../../../lib/search-text.ts';
import { filter, search } from '../../../lists/filter.ts';
import { list } from '../../../lists/list.ts';
import { CUSTOM_ORDERS_VIEW, visibleGroups } from '../access.ts';
import { CustomOrderGroup } from './custom-order-group.type.ts';

/** Groups of pieces for custom orders. */
export const customOrderGroups = list('customOrderGroups', {
  model: 'CustomOrderGroup',
  type: CustomOrderGroup,
  typeName: 'CustomOrderGroup',
  noun: { one: 'group', many: 'groups' },
  description:
    'Groups of pieces that can be custom ordered, by position: staff see all, customers those that are offered to them.',
  permission: CUSTOM_ORDERS_VIEW,
  visible: visibleGroups,
  filters: {
    customerTypeId: filter({
      type: 'Int',
      description: 'Only groups offered to this customer type (integer id).',
      examples: [1],
      where: (customerTypeId) => ({ customerTypes: { some: { customerTypeId } } }),
    }),
    search: search({
      description: 'Part of the name in either language.',
      examples: ['ring', 'nothing like it'],
      where: (text): Prisma.CustomOrderGroupWhereInput => {
        const part = { contains: literally(text), mode: 'insensitive' } as const;
        return { OR: [{ nameEn: part }, { nameFr: part }] };
      },
    }),
  },
  sorts: {
    POSITION: { description: 'Position, then English name.', by: ['position', 'nameEn'] },
    NAME: { description: 'English name.', by: ['nameEn'] },
    CREATED_AT: { description: 'When it was made.', by: ['createdAt'] },
  },
  defaultSort: { field: 'POSITION', direction: 'asc', meaning: 'as staff ordered them' },
  grid: 'CUSTOM_ORDER_GROUPS',
  tableRows: 200,
  sample: async ({ sales, customOrderGroup }) => {
    await customOrderGroup();
    return { as: sales, args: {} };
  },
});
