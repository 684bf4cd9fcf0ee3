import { encodeGlobalId } from '../../../lib/global-id.ts';
import { moneyText } from '../../../lib/money.ts';
import { builder } from '../../../schema/builder.ts';
import { JOB_ACCESS_SELECT, seesJobOrder } from '../../jobs/access.ts';
import { JOB_TOTAL_SELECT } from '../../jobs/job/job-order-prices.type.ts';
import { configurationOfJob, JOB_CONFIGURATION } from '../../orders/lines/job-configuration.ts';
import { jobPictureUrl, PIECE_PICTURE_SELECT } from '../../orders/lines/job-pictures.ts';
import { lacksWeight } from '../../orders/rules/metal-settlement.ts';
import { jobTotal } from '../../orders/rules/order-charges.ts';
import { isWithdrawn } from '../../orders/rules/order-state.ts';
import { seesAmounts } from '../../pricing/access.ts';
import { ChoiceType } from '../../pricing/configuration/choice.type.ts';
import { PARTS } from '../../pricing/configuration/configured-part.type.ts';
import { PRICING_NOTE, pricingNote } from '../../pricing/pricing-note.ts';
import { unitPriceOf } from '../rules/line-price.ts';
import { shippableQuantity } from '../rules/line-state.ts';
import { lineFacts } from './sales-order-facts.ts';

const STANDING_SELECT = {
  shippedQuantity: true,
  jobOrder: { select: { statusId: true, heldStatusId: true, isStock: true, quantity: true } },
} as const;

/** A line of a sales order. */
export const SalesOrderLine = builder.prismaObject('SalesOrderLine', {
  description: 'A line of a sales order: a piece that a job makes, or one from stock.',
  select: { id: true, jobOrder: JOB_ACCESS_SELECT },
  fields: (t) => ({
    id: t.id({ description: 'Opaque id.', resolve: ({ id }) => encodeGlobalId('SalesOrderLine', id) }),
    databaseId: t.exposeInt('id', { description: 'Integer id.' }),
    rank: t.exposeInt('rank', { description: 'Place in the order, from 1.' }),
    title: t.string({
      description: 'Title of the piece: name, metal, size.',
      select: { jobOrder: { select: { titleEn: true, titleFr: true } } },
      resolve: ({ jobOrder: { titleEn, titleFr } }, _args, { language }) =>
        language === 'fr' ? titleFr : titleEn,
    }),
    choices: t.field({
      type: [ChoiceType],
      description: 'Chosen attributes.',
      select: { jobOrder: { select: JOB_CONFIGURATION } },
      resolve: ({ jobOrder }) => configurationOfJob(jobOrder)?.choices ?? [],
    }),
    parts: t.field({
      ...PARTS,
      select: { jobOrder: { select: JOB_CONFIGURATION } },
      resolve: ({ jobOrder }) => configurationOfJob(jobOrder)?.parts ?? [],
    }),
    imageUrl: t.string({
      description: 'Address of the picture of the piece, 640 pixels wide.',
      select: { jobOrder: { select: PIECE_PICTURE_SELECT } },
      resolve: ({ jobOrder }) => jobPictureUrl(jobOrder),
    }),
    reference: t.string({
      nullable: true,
      description: 'Customer’s own reference.',
      select: { jobOrder: { select: { reference: true } } },
      resolve: ({ jobOrder }) => jobOrder.reference,
    }),
    promisedOn: t.field({
      type: 'Date',
      nullable: true,
      description: 'Day promised.',
      select: { jobOrder: { select: { promisedOn: true } } },
      resolve: ({ jobOrder }) => jobOrder.promisedOn,
    }),
    quantity: t.int({
      description: 'Pieces ordered.',
      select: { jobOrder: { select: { quantity: true } } },
      resolve: ({ jobOrder }) => jobOrder.quantity,
    }),
    shippedQuantity: t.exposeInt('shippedQuantity', { description: 'Pieces shipped.' }),
    shippableQuantity: t.int({
      description: 'Pieces ready to ship.',
      select: { ...STANDING_SELECT, salesOrder: { select: { confirmedAt: true } } },
      resolve: (line) => shippableQuantity(lineFacts(line), line.salesOrder.confirmedAt !== null),
    }),
    isStock: t.boolean({
      description: 'Stock item: it has no job and can ship once the order is confirmed.',
      resolve: ({ jobOrder }) => jobOrder.isStock,
    }),
    lacksWeight: t.boolean({
      description: 'Its metal is settled at shipping: no piece can ship until its job is weighed.',
      select: { jobOrder: { select: { pricingMode: true, actualWeight: true } } },
      resolve: ({ jobOrder }) => lacksWeight(jobOrder),
    }),
    pricingNote: t.string({
      ...PRICING_NOTE,
      select: { jobOrder: { select: { pricingMode: true } } },
      resolve: ({ jobOrder }, _args, { language }) => pricingNote(jobOrder.pricingMode, language),
    }),
    isWithdrawn: t.boolean({
      description: 'Withdrawn: it is no longer made.',
      select: STANDING_SELECT,
      resolve: (line) => isWithdrawn(lineFacts(line).jobStatus),
    }),
    unitPrice: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'Price of one piece: the agreed one, else as ordered. Null when prices are not shown.',
      select: { negotiatedUnitPrice: true, jobOrder: { select: { unitPrice: true } } },
      resolve: (line, _args, { viewer }) => (seesAmounts(viewer) ? moneyText(unitPriceOf(line)) : null),
    }),
    orderedUnitPrice: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'Price of one piece as ordered. Null when prices are not shown.',
      select: { jobOrder: { select: { unitPrice: true } } },
      resolve: ({ jobOrder }, _args, { viewer }) => (seesAmounts(viewer) ? jobOrder.unitPrice : null),
    }),
    hasAgreedPrice: t.boolean({
      description: 'A price other than the ordered one was negotiated.',
      select: { negotiatedUnitPrice: true },
      resolve: ({ negotiatedUnitPrice }) => negotiatedUnitPrice !== null,
    }),
    priceReason: t.string({
      nullable: true,
      description: 'Why that price; for staff.',
      select: { priceReason: true },
      // The reason may contain internal remarks about the customer.
      resolve: ({ priceReason }, _args, { viewer }) => (viewer.isStaff ? priceReason : null),
    }),
    pricedBy: t.relation('pricedBy', { nullable: true, description: 'Who agreed on that price.' }),
    pricedAt: t.expose('pricedAt', { type: 'DateTime', nullable: true, description: 'When.' }),
    orderedTotal: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'Total of the line as ordered. Null when prices are not shown.',
      select: { jobOrder: { select: { lineTotal: true } } },
      resolve: ({ jobOrder }, _args, { viewer }) => (seesAmounts(viewer) ? jobOrder.lineTotal : null),
    }),
    total: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'Current total of the line. Null when prices are not shown.',
      select: { jobOrder: { select: JOB_TOTAL_SELECT } },
      resolve: ({ jobOrder }, _args, { viewer }) =>
        seesAmounts(viewer) ? moneyText(jobTotal(jobOrder)) : null,
    }),
    priceChanges: t.field({
      type: 'Decimal',
      nullable: true,
      description:
        'Change through services, metal settlement, undelivered pieces and so on: `total` less `quantity` × `unitPrice`. Null when prices are not shown.',
      select: {
        negotiatedUnitPrice: true,
        jobOrder: { select: { ...JOB_TOTAL_SELECT, unitPrice: true, quantity: true } },
      },
      resolve: (line, _args, { viewer }) => {
        if (!seesAmounts(viewer)) return null;
        const { jobOrder } = line;
        return moneyText(jobTotal(jobOrder).minus(unitPriceOf(line).mul(jobOrder.quantity)));
      },
    }),
    jobOrder: t.relation('jobOrder', {
      nullable: true,
      description: 'The job that makes it; null for a piece from stock, and when the viewer may not see it.',
      authScopes: ({ jobOrder }, _args, { viewer }) => seesJobOrder(viewer, jobOrder),
      unauthorizedResolver: () => null,
    }),
  }),
});
