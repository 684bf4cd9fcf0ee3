import { encodeGlobalId } from '../../../lib/global-id.ts';
import { decimal } from '../../../lib/money.ts';
import { builder } from '../../../schema/builder.ts';
import { linePictureOfRow } from '../../catalog/pictures/line-picture.ts';
import { User } from '../../identity/user.type.ts';
import { fileUse } from '../../media/file-uses.ts';
import { seesAmounts, seesBreakdown, seesSummary } from '../../pricing/access.ts';
import { PriceRowType, priceRowsOfJson } from '../../pricing/calculation/price-row.type.ts';
import { CHOICES_OF_ROW } from '../../pricing/configuration/choice.type.ts';
import { PARTS_OF_ROW } from '../../pricing/configuration/configured-part.type.ts';
import { PRICING_NOTE_OF_ROW } from '../../pricing/pricing-note.ts';
import { RING_SIZE_OF_ROW } from '../../pricing/ring-size.type.ts';
import { seesCost, visibleQuoteLines } from '../access.ts';
import { marginPercent } from '../rules/margin.ts';

fileUse('quoteLines', visibleQuoteLines);

/** A configured piece of a version of a quote. Fields for staff are null for other viewers. */
export const PriceQuoteLine = builder.prismaObject('PriceQuoteLine', {
  description: 'A configured piece of a version of a price quote.',
  select: { id: true },
  fields: (t) => ({
    id: t.id({ description: 'Opaque id.', resolve: ({ id }) => encodeGlobalId('PriceQuoteLine', id) }),
    databaseId: t.exposeInt('id', { description: 'Integer id.' }),
    lineKey: t.exposeInt('lineKey', {
      description: 'Key of the line, the same in all versions of the quote.',
    }),
    itemType: t.relation('itemType', { description: 'The piece.' }),
    alloy: t.relation('alloy', { description: 'Alloy it is made in.' }),
    priority: t.relation('priority', { description: 'Priority.' }),
    size: t.field(RING_SIZE_OF_ROW),
    quantity: t.exposeInt('quantity', { description: 'Pieces, 1 to 999.' }),
    title: t.string({
      description: 'Title of the piece: name, metal, size.',
      select: { titleEn: true, titleFr: true },
      resolve: ({ titleEn, titleFr }, _args, { language }) => (language === 'fr' ? titleFr : titleEn),
    }),
    choices: t.field(CHOICES_OF_ROW),
    parts: t.field(PARTS_OF_ROW),
    ownMetal: t.exposeBoolean('ownMetal', { description: 'The customer supplies the metal.' }),
    variantCode: t.exposeString('variantCode', {
      nullable: true,
      description: 'Code of the product variant that matches the configuration.',
    }),
    pricingMode: t.exposeString('pricingMode', {
      description: '`FIXED`, `ESTIMATED_WEIGHT` or `MARKET_AT_SHIP`.',
    }),
    pricingNote: t.string(PRICING_NOTE_OF_ROW),
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
    reorderedFrom: t.string({
      nullable: true,
      description: 'Number of the job that it repeats.',
      select: { reorderedFrom: { select: { number: true } } },
      resolve: ({ reorderedFrom }) => reorderedFrom?.number ?? null,
    }),
    unitPrice: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'Price of one piece; null until it is priced, or when prices are not shown.',
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
    targetPrice: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'Target price of one piece, from the customer.',
      select: { target: { select: { unitPrice: true } } },
      resolve: ({ target }, _args, { viewer }) => (target && seesAmounts(viewer) ? target.unitPrice : null),
    }),
    calculatedPrice: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'Price of one piece by the price rules; null when no rule gives a price. Staff only.',
      select: { calculatedPrice: true },
      resolve: ({ calculatedPrice }, _args, { viewer }) =>
        viewer.isStaff && seesAmounts(viewer) ? calculatedPrice : null,
    }),
    cost: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'What one piece costs the manufacturer; null when unknown. Staff with 1303 only.',
      select: { cost: true },
      resolve: ({ cost }, _args, { viewer }) => (seesCost(viewer) ? cost : null),
    }),
    marginPercent: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'Margin in per cent of the price. Staff with 1303 only.',
      select: { unitPrice: true, cost: true },
      resolve: ({ unitPrice, cost }, _args, { viewer }) =>
        seesCost(viewer)
          ? marginPercent(
              unitPrice === null ? null : decimal(unitPrice),
              cost === null ? null : decimal(cost),
            )
          : null,
    }),
    priceAuthor: t.field({
      type: User,
      nullable: true,
      description: 'Staff who set another price than the calculated one. Staff only.',
      select: (_args, _context, nested) => ({ priceAuthor: nested(true) }),
      resolve: ({ priceAuthor }, _args, { viewer }) => (viewer.isStaff ? priceAuthor : null),
    }),
    priceReason: t.string({
      nullable: true,
      description: 'Why another price was set. Staff only.',
      select: { priceReason: true },
      resolve: ({ priceReason }, _args, { viewer }) => (viewer.isStaff ? priceReason : null),
    }),
    summary: t.field({
      type: [PriceRowType],
      nullable: true,
      description: 'Components of the calculated price, including markups. Staff with 1301 only.',
      select: { summary: true },
      resolve: ({ summary }, _args, { viewer }) =>
        viewer.isStaff && seesSummary(viewer) ? priceRowsOfJson(summary) : null,
    }),
    breakdown: t.field({
      type: [PriceRowType],
      nullable: true,
      description: 'How the calculated price was computed. Staff with 1303 only.',
      select: { breakdown: true },
      resolve: ({ breakdown }, _args, { viewer }) =>
        viewer.isStaff && seesBreakdown(viewer) ? priceRowsOfJson(breakdown) : null,
    }),
    estimatedWeight: t.expose('estimatedWeight', { type: 'Decimal', description: 'Grams of one piece.' }),
    marketAsOf: t.expose('marketAsOf', {
      type: 'DateTime',
      description: 'Market prices used for the calculated price.',
    }),
    leadDays: t.exposeInt('leadDays', { description: 'Business days until it is ready.' }),
    isOptional: t.exposeBoolean('isOptional', { description: 'The customer may leave it out.' }),
    alternativeGroup: t.exposeString('alternativeGroup', {
      nullable: true,
      description:
        'Name of a group of alternatives: the customer orders exactly one of its lines, the first unless another is chosen.',
    }),
    imageUrl: t.string(linePictureOfRow(640)),
  }),
});
