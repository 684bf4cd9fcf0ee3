import { addBusinessDays, dateOfIsoDay } from '../../lib/calendar.ts';
import { nodeKey } from '../../lib/global-id.ts';
import { decimal } from '../../lib/money.ts';
import { builder } from '../../schema/builder.ts';
import { linePictureOfRow } from '../catalog/pictures/line-picture.ts';
import { fileUse } from '../media/file-uses.ts';
import { seesAmounts, seesBreakdown, seesSummary } from '../pricing/access.ts';
import { PriceRowType, priceRowsOfJson } from '../pricing/calculation/price-row.type.ts';
import { CHOICES_OF_ROW } from '../pricing/configuration/choice.type.ts';
import { PARTS_OF_ROW } from '../pricing/configuration/configured-part.type.ts';
import { PRICING_NOTE, pricingNote } from '../pricing/pricing-note.ts';
import { RING_SIZE_OF_ROW } from '../pricing/ring-size.type.ts';
import { pricingModeFor } from '../pricing/rules/pricing-mode-for.ts';
import { today } from '../settings/company-day.ts';
import { ownCartItems } from './access.ts';

/** Sort order of the lines of a cart. */
export const CART_ITEM_ORDER = [{ rank: 'asc' as const }, { id: 'asc' as const }];

fileUse('cartItems', ownCartItems);

/** A configured piece in a cart with its held price. */
export const CartItem = builder.prismaNode('CartItem', {
  description: 'A configured piece in a cart. Its price is valid until `validUntil`.',
  id: { field: 'id', description: 'Opaque id.' },
  findUnique: (id, { viewer }) => ({ id: nodeKey(id), AND: ownCartItems(viewer) }),
  nullable: true,
  sample: async ({ buyer, line, colleague }) => ({ as: buyer, id: await line(), hiddenFrom: colleague }),
  // Excludes the price rows, which are most of a line.
  select: { id: true },
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Integer id.' }),
    itemType: t.relation('itemType', { description: 'The piece.' }),
    alloy: t.relation('alloy', { description: 'Alloy it is made in.' }),
    priority: t.relation('priority', { description: 'Priority.' }),
    size: t.field(RING_SIZE_OF_ROW),
    pricingNote: t.string({
      ...PRICING_NOTE,
      select: {
        itemType: { select: { pricingMode: true, isStock: true } },
        cart: { select: { customer: { select: { pricingMode: true } } } },
      },
      resolve: ({ itemType, cart }, _args, { language }) =>
        pricingNote(pricingModeFor(itemType, cart.customer.pricingMode), language),
    }),
    isStock: t.boolean({
      description: 'Stock item: its sales order line needs no job order.',
      select: { itemType: { select: { isStock: true } } },
      resolve: ({ itemType }) => itemType.isStock,
    }),
    quantity: t.exposeInt('quantity', { description: 'Pieces, 1 to 999.' }),
    choices: t.field(CHOICES_OF_ROW),
    parts: t.field(PARTS_OF_ROW),
    ownMetal: t.exposeBoolean('ownMetal', { description: 'The customer supplies the metal.' }),
    variantCode: t.exposeString('variantCode', {
      nullable: true,
      description: 'Code of the product variant that matches the configuration.',
    }),
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
    unitPrice: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'Price of one piece; null when it now needs a quote, or when prices are not shown.',
      select: { unitPrice: true },
      resolve: ({ unitPrice }, _args, { viewer }) => (seesAmounts(viewer) ? unitPrice : null),
    }),
    linePrice: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'Unit price × quantity.',
      select: { unitPrice: true, quantity: true },
      resolve: ({ unitPrice, quantity }, _args, { viewer }) =>
        unitPrice !== null && seesAmounts(viewer) ? decimal(unitPrice).mul(quantity) : null,
    }),
    estimatedWeight: t.expose('estimatedWeight', { type: 'Decimal', description: 'Grams of one piece.' }),
    summary: t.field({
      type: [PriceRowType],
      nullable: true,
      description: 'Components of the unit price, markups included. Needs 1301.',
      select: { summary: true },
      resolve: ({ summary }, _args, { viewer }) => (seesSummary(viewer) ? priceRowsOfJson(summary) : null),
    }),
    breakdown: t.field({
      type: [PriceRowType],
      nullable: true,
      description: 'How the unit price was computed. Needs 1303.',
      select: { breakdown: true },
      resolve: ({ breakdown }, _args, { viewer }) =>
        seesBreakdown(viewer) ? priceRowsOfJson(breakdown) : null,
    }),
    marketAsOf: t.expose('marketAsOf', {
      type: 'DateTime',
      description: 'Date of the market prices behind the price.',
    }),
    validUntil: t.expose('validUntil', {
      type: 'DateTime',
      description: 'Until when the market prices are guaranteed.',
    }),
    promisedOn: t.field({
      type: 'Date',
      nullable: true,
      description: 'Promised day if it were ordered now.',
      select: { leadDays: true },
      resolve: async ({ leadDays }, _args, context) =>
        dateOfIsoDay(addBusinessDays(await today(context), leadDays)),
    }),
    imageUrl: t.string(linePictureOfRow(640)),
    version: t.exposeInt('version', {
      description: 'Version, incremented by every change; send it back to detect concurrent changes.',
    }),
  }),
});
