import type { Prisma } from '../../../database/generated/client.ts';
import { filter, search } from '../../../lists/filter.ts';
import { list } from '../../../lists/list.ts';
import { namedRows } from '../../search/named-rows.ts';
import { CUSTOM_ORDERS_VIEW, orderableTemplates } from '../access.ts';
import { CustomOrderTemplate } from './custom-order-template.type.ts';

/** Templates for custom orders. */
export const customOrderTemplates = list('customOrderTemplates', {
  model: 'CustomOrderTemplate',
  type: CustomOrderTemplate,
  typeName: 'CustomOrderTemplate',
  noun: { one: 'template', many: 'templates' },
  description: 'Custom order templates that the viewer can order, by rank.',
  permission: CUSTOM_ORDERS_VIEW,
  visible: orderableTemplates,
  hasFilterInput: true,
  filters: {
    parentId: filter({
      type: 'Int',
      description: 'Only direct children of this template (integer id).',
      examples: [1],
      where: (parentId) => ({ parentId }),
    }),
    onlyRoots: filter({
      type: 'Boolean',
      description: 'Only the top of the tree.',
      where: (onlyRoots) => (onlyRoots ? { parentId: null } : {}),
    }),
    onlyOrderable: filter({
      type: 'Boolean',
      description: 'Only pieces, no kinds of work.',
      where: (onlyOrderable) => (onlyOrderable ? { itemTypeId: { not: null } } : {}),
    }),
    search: search({
      description: 'Words of the name in either language or of the code, in any order.',
      examples: ['ring', 'nothing like it'],
      where: (text, context): Promise<Prisma.CustomOrderTemplateWhereInput> =>
        namedRows(context, 'CustomOrderTemplate', text),
    }),
  },
  sorts: { RANK: { description: 'As it was laid out.', by: ['rank'] } },
  defaultSort: { field: 'RANK', direction: 'asc', meaning: 'by rank' },
  tableRows: 500,
  sample: async ({ buyer, customOrderTemplate }) => {
    await customOrderTemplate();
    return { as: buyer, args: { filter: { onlyRoots: true } } };
  },
});
