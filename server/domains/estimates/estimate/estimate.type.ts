import { nodeKey } from '../../../lib/global-id.ts';
import { builder } from '../../../schema/builder.ts';
import { jobPictureUrl, PIECE_PICTURE_SELECT } from '../../orders/lines/job-pictures.ts';
import { seesAmounts, seesBreakdown, seesSummary } from '../../pricing/access.ts';
import { PriceRowType, priceRowsOfJson } from '../../pricing/calculation/price-row.type.ts';
import { PRICING_NOTE, pricingNote } from '../../pricing/pricing-note.ts';
import { changesEstimate, visibleEstimates } from '../access.ts';
import { contentOfJson } from '../content/estimate-content.ts';
import { offeredEstimateActions } from '../rules/estimate-actions.ts';
import { estimateStatus } from '../rules/estimate-status.ts';
import { EstimateConfigurationType } from './estimate-configuration.type.ts';
import { ESTIMATE_FACTS, estimateFacts, mayDo } from './estimate-facts.ts';
import {
  EstimateActionEnum,
  EstimateDesignType,
  EstimateKindEnum,
  EstimateStatusEnum,
  EstimateTargetEnum,
} from './estimate-parts.type.ts';

const TARGETS = ['CART', 'QUOTE', 'JOB', 'SALES_ORDER'] as const;

const STANDING = { convertedAt: true, expiresAt: true } as const;

/** An estimate. Its content is shown until it expires. */
export const Estimate = builder.prismaNode('Estimate', {
  description: 'A non-binding priced configuration, available for 30 days after it was saved.',
  id: { field: 'id', description: 'Opaque id.' },
  findUnique: (id, { viewer }) => ({ id: nodeKey(id), AND: visibleEstimates(viewer) }),
  nullable: true,
  sample: async ({ buyer, estimate, foreignBuyer }) => ({
    as: buyer,
    id: await estimate(),
    hiddenFrom: foreignBuyer,
  }),
  select: { id: true },
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Integer id.' }),
    number: t.exposeString('number', { description: 'Number, e.g. `EST-10023`.' }),
    version: t.exposeInt('version', {
      description: 'Version, incremented by every change; send it back to detect concurrent changes.',
    }),
    name: t.exposeString('name', { description: 'Name given by its creator.' }),
    kind: t.field({
      type: EstimateKindEnum,
      description: 'Kind of estimate.',
      select: { kind: true },
      resolve: ({ kind }) => (kind === 'DESIGN' ? 'DESIGN' : 'PIECE'),
    }),
    status: t.field({
      type: EstimateStatusEnum,
      description: 'Status.',
      select: STANDING,
      resolve: (row, _args, { now }) => estimateStatus(row, now),
    }),
    title: t.string({
      description: 'Title: the piece, its metal and size.',
      select: { titleEn: true, titleFr: true },
      resolve: ({ titleEn, titleFr }, _args, { language }) => (language === 'fr' ? titleFr : titleEn),
    }),
    imageUrl: t.string({
      description: 'Picture of the piece in its metal and in the cut of its stone.',
      select: PIECE_PICTURE_SELECT,
      resolve: (estimate) => jobPictureUrl(estimate),
    }),
    customer: t.relation('customer', { description: 'Customer that it is for.' }),
    placedBy: t.relation('placedBy', { description: 'User who created it.' }),
    quantity: t.exposeInt('quantity', { description: 'Pieces.' }),
    wantedBy: t.expose('wantedBy', {
      type: 'Date',
      nullable: true,
      description: 'Day that the customer asks for.',
    }),
    reference: t.exposeString('reference', { nullable: true, description: 'Customer’s own reference.' }),
    note: t.exposeString('note', { nullable: true, description: 'Note to the workshop.' }),
    currency: t.exposeString('currency', { description: 'ISO 4217.' }),
    unitPrice: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'Unit price as of `pricedAt`; null when it has none, or when prices are not shown.',
      select: { unitPrice: true },
      resolve: ({ unitPrice }, _args, { viewer }) => (seesAmounts(viewer) ? unitPrice : null),
    }),
    pricingNote: t.string({
      ...PRICING_NOTE,
      select: {
        itemType: { select: { pricingMode: true } },
        customer: { select: { pricingMode: true } },
      },
      resolve: ({ itemType, customer }, _args, { language }) =>
        pricingNote(customer.pricingMode ?? itemType.pricingMode, language),
    }),
    calculatedPrice: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'Unit price calculated by the price rules, when a different price was set manually.',
      select: { calculatedPrice: true },
      resolve: ({ calculatedPrice }, _args, { viewer }) => (seesAmounts(viewer) ? calculatedPrice : null),
    }),
    total: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'Unit price times quantity.',
      select: { total: true },
      resolve: ({ total }, _args, { viewer }) => (seesAmounts(viewer) ? total : null),
    }),
    pricedAt: t.expose('pricedAt', {
      type: 'DateTime',
      description: 'When its price was calculated: when it was saved or converted.',
    }),
    priceReason: t.exposeString('priceReason', {
      nullable: true,
      description: 'Why staff set a price that differs from the calculated one.',
    }),
    estimatedWeight: t.field({
      type: 'Decimal',
      description: 'Grams of metal in one piece.',
      select: { estimatedWeight: true },
      resolve: ({ estimatedWeight }) => estimatedWeight,
    }),
    breakdown: t.field({
      type: [PriceRowType],
      nullable: true,
      description: 'Breakdown of the calculated unit price; needs 1303.',
      select: { breakdown: true },
      resolve: ({ breakdown }, _args, { viewer }) =>
        seesBreakdown(viewer) ? priceRowsOfJson(breakdown) : null,
    }),
    summary: t.field({
      type: [PriceRowType],
      nullable: true,
      description: 'Components of the calculated unit price; needs 1301.',
      select: { summary: true },
      resolve: ({ summary }, _args, { viewer }) => (seesSummary(viewer) ? priceRowsOfJson(summary) : null),
    }),
    leadDays: t.exposeInt('leadDays', { description: 'Business days until it would be ready.' }),
    configuration: t.field({
      type: EstimateConfigurationType,
      nullable: true,
      description: 'The piece as configured; null for designs, and once it has expired.',
      select: { content: true, ...STANDING },
      resolve: (row, _args, { now }) => {
        const content = contentOfJson(row.content);
        return content.kind === 'PIECE' && estimateStatus(row, now) !== 'EXPIRED'
          ? content.configuration
          : null;
      },
    }),
    design: t.field({
      type: EstimateDesignType,
      nullable: true,
      description: 'The design; null for pieces of the catalogue, and once it has expired.',
      select: { content: true, ...STANDING },
      resolve: (row, _args, { now }) => {
        const content = contentOfJson(row.content);
        return content.kind === 'DESIGN' && estimateStatus(row, now) !== 'EXPIRED' ? content.design : null;
      },
    }),
    pictures: t.relation('pictures', {
      query: { orderBy: [{ rank: 'asc' }, { fileId: 'asc' }] },
      description: 'Its pictures, in order.',
    }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'When it expires.' }),
    isShared: t.boolean({
      description: 'Shared: every user of the customer may open it.',
      select: { sharedAt: true },
      resolve: ({ sharedAt }) => sharedAt !== null,
    }),
    convertedTo: t.field({
      type: EstimateTargetEnum,
      nullable: true,
      description: 'The record it was converted to; null: not converted.',
      select: { convertedTo: true },
      resolve: ({ convertedTo }) => TARGETS.find((target) => target === convertedTo) ?? null,
    }),
    convertedNumber: t.exposeString('convertedNumber', {
      nullable: true,
      description: 'Number of the quote, job order or sales order that it was converted to.',
    }),
    convertedAt: t.expose('convertedAt', { type: 'DateTime', nullable: true, description: 'When.' }),
    allowedActions: t.field({
      type: [EstimateActionEnum],
      description: 'Actions available to the viewer.',
      select: ESTIMATE_FACTS,
      resolve: (row, _args, { viewer, now }) =>
        offeredEstimateActions(estimateFacts(row, now), {
          isChangeable: changesEstimate(viewer, row),
          may: (action) => mayDo(viewer, action),
        }),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was made.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When it was last changed.' }),
  }),
});
