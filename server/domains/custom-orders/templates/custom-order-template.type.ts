import { nodeKey } from '../../../lib/global-id.ts';
import { builder } from '../../../schema/builder.ts';
import { localised } from '../../../schema/context.ts';
import { PICTURED, ProductImageType, picturesOf } from '../../catalog/pictures/product-image.type.ts';
import { CUSTOM_ORDERS_VIEW, isManager, orderableTemplates, visibleTemplates } from '../access.ts';

/** Entity type of a piece of the catalogue (ordering spec, section 9). */
const ITEM_TYPE_ENTITY = 109;

/** A node of the tree of custom orders. */
export const CustomOrderTemplate = builder.prismaNode('CustomOrderTemplate', {
  description: 'A custom order template: a kind of work, or a piece that can be custom ordered.',
  id: { field: 'id', description: 'Opaque id.' },
  findUnique: (id, { viewer }) =>
    viewer.can(CUSTOM_ORDERS_VIEW) ? { id: nodeKey(id), AND: visibleTemplates(viewer) } : { id: 0 },
  nullable: true,
  sample: async ({ buyer, visitor, customOrderTemplate }) => ({
    as: buyer,
    id: await customOrderTemplate(),
    hiddenFrom: visitor,
  }),
  select: { id: true },
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Integer id.' }),
    code: t.exposeString('code', { description: 'Stable code.' }),
    name: t.string({
      description: 'Name in the language of the request.',
      select: { nameEn: true, nameFr: true },
      resolve: (template, _args, context) => localised(context, template),
    }),
    description: t.string({
      description: 'Short description in the language of the request.',
      select: { descriptionEn: true, descriptionFr: true },
      resolve: ({ descriptionEn, descriptionFr }, _args, context) =>
        localised(context, { nameEn: descriptionEn, nameFr: descriptionFr }),
    }),
    nameEn: t.exposeString('nameEn', { description: 'English name.' }),
    nameFr: t.exposeString('nameFr', { description: 'French name.' }),
    descriptionEn: t.exposeString('descriptionEn', { description: 'The sentence or two in English.' }),
    descriptionFr: t.exposeString('descriptionFr', { description: 'The sentence or two in French.' }),
    isActive: t.exposeBoolean('isActive', { description: 'Whether it is active.' }),
    isOffered: t.exposeBoolean('isOffered', {
      description: 'Whether it can be ordered: the template and all its ancestors are active.',
    }),
    orderCount: t.int({
      nullable: true,
      description: 'Number of custom orders based on it; visible only to staff who maintain the templates.',
      select: { _count: { select: { orders: true } } },
      resolve: ({ _count }, _args, { viewer }) => (isManager(viewer) ? _count.orders : null),
    }),
    pictureItemType: t.relation('pictureItemType', {
      nullable: true,
      description: 'The piece whose picture represents the kind of work.',
    }),
    rank: t.exposeInt('rank', { description: 'Order among its siblings.' }),
    version: t.exposeInt('version', { description: 'Version, incremented by every change.' }),
    parent: t.relation('parent', {
      nullable: true,
      description: 'Parent template; null for roots.',
    }),
    parentDatabaseId: t.exposeInt('parentId', {
      nullable: true,
      description: 'Integer id of the parent; null for roots.',
    }),
    itemTypeId: t.exposeInt('itemTypeId', {
      nullable: true,
      description: 'Integer id of the piece that it orders; null for a kind of work.',
    }),
    attachedEntityTypeId: t.int({
      nullable: true,
      description: 'Kind of the attached record: 109, a catalogue product; null: none.',
      select: { itemTypeId: true },
      resolve: ({ itemTypeId }) => (itemTypeId === null ? null : ITEM_TYPE_ENTITY),
    }),
    itemType: t.relation('itemType', {
      nullable: true,
      description: 'The piece that it orders; null for a kind of work.',
    }),
    subItems: t.relation('children', {
      description: 'Child templates that the viewer can order, in order.',
      query: (_args, { viewer }) => ({
        where: orderableTemplates(viewer),
        orderBy: [{ rank: 'asc' }, { id: 'asc' }],
      }),
    }),
    images: t.field({
      type: [ProductImageType],
      description: 'Pictures of the piece, or of the piece that represents the kind of work.',
      select: { itemType: { select: PICTURED }, pictureItemType: { select: PICTURED } },
      resolve: ({ itemType, pictureItemType }, _args, context) => {
        const piece = itemType ?? pictureItemType;
        return piece ? picturesOf(context, piece, { alloyId: null }) : [];
      },
    }),
  }),
});
