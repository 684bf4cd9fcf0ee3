import type { Prisma } from '../../../database/generated/client.ts';
import { filter, search } from '../../../lists/filter.ts';
import { list } from '../../../lists/list.ts';
import { namedRows } from '../../search/named-rows.ts';
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
      description: 'Words of the name in either language, in any order.',
      examples: ['ring', 'nothing like it'],
      where: (text, context): Promise<Prisma.CustomOrderGroupWhereInput> =>
        namedRows(context, 'CustomOrderGroup', text),
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
