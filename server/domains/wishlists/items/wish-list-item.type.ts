import { nodeKey } from '../../../lib/global-id.ts';
import { builder } from '../../../schema/builder.ts';
import { linePictureOfRow } from '../../catalog/pictures/line-picture.ts';
import { fileUse } from '../../media/file-uses.ts';
import { OrderProblemType } from '../../orders/problems/order-problem.type.ts';
import { seesAmounts } from '../../pricing/access.ts';
import { CHOICES_OF_ROW } from '../../pricing/configuration/choice.type.ts';
import { PARTS_OF_ROW } from '../../pricing/configuration/configured-part.type.ts';
import { PRICING_NOTE, pricingNote } from '../../pricing/pricing-note.ts';
import { RING_SIZE_OF_ROW } from '../../pricing/ring-size.type.ts';
import { ownWishListItems, readableWishListItems } from '../access.ts';
import { priceToday, problemsToday } from './price-today.ts';

/** Sort order of the pieces of a list. */
export const WISH_LIST_ITEM_ORDER = [{ id: 'desc' as const }];

fileUse('wishListItems', readableWishListItems);
fileUse('linePictures', (viewer) => ({ wishListItem: readableWishListItems(viewer) }));

/** A piece on a wish list with its whole configuration. */
export const WishListItem = builder.prismaNode('WishListItem', {
  description: 'A piece on a wish list with its whole configuration. Its prices are today’s and may change.',
  id: { field: 'id', description: 'Opaque id.' },
  findUnique: (id, { viewer }) => ({ id: nodeKey(id), AND: ownWishListItems(viewer) }),
  nullable: true,
  sample: async ({ buyer, wish, colleague }) => ({ as: buyer, id: await wish(), hiddenFrom: colleague }),
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Integer id.' }),
    itemType: t.relation('itemType', { description: 'The piece.' }),
    alloy: t.relation('alloy', { description: 'Alloy it would be made in.' }),
    priority: t.relation('priority', { description: 'How soon it would be wanted.' }),
    size: t.field(RING_SIZE_OF_ROW),
    quantity: t.exposeInt('quantity', { description: 'Pieces, 1 to 999.' }),
    choices: t.field(CHOICES_OF_ROW),
    parts: t.field(PARTS_OF_ROW),
    ownMetal: t.exposeBoolean('ownMetal', { description: 'The customer supplies the metal.' }),
    wantedBy: t.expose('wantedBy', {
      type: 'Date',
      nullable: true,
      description: 'Day that the customer asks for.',
    }),
    reference: t.exposeString('reference', { nullable: true, description: 'Customer’s own reference.' }),
    endCustomer: t.exposeString('endCustomer', {
      nullable: true,
      description: 'End customer.',
    }),
    note: t.exposeString('note', { nullable: true, description: 'Note to the workshop.' }),
    drawing: t.relation('drawingFile', { nullable: true, description: 'Customer’s drawing.' }),
    pictures: t.relation('pictures', {
      description: 'Further pictures beside the drawing, in order.',
      query: { orderBy: [{ rank: 'asc' }, { id: 'asc' }] },
    }),
    addedAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was added.' }),
    addedUnitPrice: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'Price of one piece when it was added; null without one, or when prices are not shown.',
      resolve: ({ addedUnitPrice }, _args, { viewer }) => (seesAmounts(viewer) ? addedUnitPrice : null),
    }),
    unitPrice: t.field({
      type: 'Decimal',
      nullable: true,
      description:
        'Price of one piece today; null when it cannot be ordered as it is, or prices are not shown.',
      resolve: async (item, _args, context) =>
        seesAmounts(context.viewer) ? (await priceToday(context, item)).unitPrice : null,
    }),
    linePrice: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'Unit price × quantity.',
      resolve: async (item, _args, context) =>
        seesAmounts(context.viewer) ? (await priceToday(context, item)).linePrice : null,
    }),
    pricingNote: t.string({
      ...PRICING_NOTE,
      resolve: async (item, _args, context) => {
        const { pricingMode } = await priceToday(context, item);
        return pricingMode && pricingNote(pricingMode, context.language);
      },
    }),
    priceChange: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'Change of the unit price since it was added; negative when it is cheaper now.',
      resolve: async (item, _args, context) =>
        seesAmounts(context.viewer) ? (await priceToday(context, item)).change : null,
    }),
    problems: t.field({
      type: [OrderProblemType],
      description:
        'Problems that prevent ordering it as configured, the most severe first; empty when there are none.',
      select: {
        itemType: { select: { nameEn: true, nameFr: true } },
        alloy: { select: { nameEn: true, nameFr: true } },
      },
      resolve: (item, _args, context) => problemsToday(context, item),
    }),
    imageUrl: t.string(linePictureOfRow(640)),
    version: t.exposeInt('version', {
      description: 'Version, incremented by every change; send it back to detect concurrent changes.',
    }),
  }),
});
