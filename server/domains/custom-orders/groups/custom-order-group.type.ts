import { nodeKey } from '../../../lib/global-id.ts';
import { builder } from '../../../schema/builder.ts';
import { localised } from '../../../schema/context.ts';
import { SHOWN_ITEM_TYPE } from '../../catalog/access.ts';
import { ItemType } from '../../catalog/item-types/item-type.type.ts';
import { CustomerType } from '../../customers/customer-type.type.ts';
import { CUSTOM_ORDERS_VIEW, visibleGroups } from '../access.ts';

/** A group of pieces for custom orders. */
export const CustomOrderGroup = builder.prismaNode('CustomOrderGroup', {
  description: 'A group of pieces that can be custom ordered, by all customers or by some customer types.',
  id: { field: 'id', description: 'Opaque id.' },
  findUnique: (id, { viewer }) =>
    viewer.can(CUSTOM_ORDERS_VIEW) ? { id: nodeKey(id), AND: visibleGroups(viewer) } : { id: 0 },
  nullable: true,
  sample: async ({ buyer, visitor, customOrderGroup }) => ({
    as: buyer,
    id: await customOrderGroup(),
    hiddenFrom: visitor,
  }),
  select: { id: true },
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Integer id.' }),
    name: t.string({
      description: 'Name in the language of the request.',
      select: { nameEn: true, nameFr: true },
      resolve: (group, _args, context) => localised(context, group),
    }),
    nameEn: t.exposeString('nameEn', { description: 'English name.' }),
    nameFr: t.exposeString('nameFr', { description: 'French name.' }),
    isHidden: t.exposeBoolean('isHidden', {
      description: 'Hidden: its pieces cannot be custom ordered through it, and customers do not see it.',
    }),
    position: t.exposeInt('position', {
      description: 'Sort position among the groups; groups with the same position are sorted by name.',
    }),
    version: t.exposeInt('version', { description: 'Version, incremented by every change.' }),
    itemTypes: t.field({
      type: [ItemType],
      description: 'Its pieces that are shown in the catalogue, in order.',
      select: (_args, _context, nested) => ({
        itemTypes: {
          where: { itemType: { is: SHOWN_ITEM_TYPE } },
          orderBy: [{ rank: 'asc' }, { itemTypeId: 'asc' }],
          select: { itemType: nested(true) },
        },
      }),
      resolve: ({ itemTypes }) => itemTypes.map(({ itemType }) => itemType),
    }),
    customerTypes: t.field({
      type: [CustomerType],
      description: 'Customer types that it is offered to; empty: all. Visible to staff only.',
      select: (_args, _context, nested) => ({
        customerTypes: { orderBy: { customerTypeId: 'asc' }, select: { customerType: nested(true) } },
      }),
      resolve: ({ customerTypes }, _args, { viewer }) =>
        viewer.isStaff ? customerTypes.map(({ customerType }) => customerType) : [],
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was made.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When it was last changed.' }),
  }),
});
