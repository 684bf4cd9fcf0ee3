import { nodeKey } from '../../../lib/global-id.ts';
import { builder } from '../../../schema/builder.ts';
import { NoteSubjectType } from '../../notes/note-subject.type.ts';
import { configurationOfJob, JOB_CONFIGURATION } from '../../orders/lines/job-configuration.ts';
import { jobPictureUrl, PIECE_PICTURE_SELECT } from '../../orders/lines/job-pictures.ts';
import { jobStatusCode } from '../../orders/lines/job-statuses.ts';
import { isWithdrawn } from '../../orders/rules/order-state.ts';
import { reasonIn } from '../../orders/rules/system-reasons.ts';
import { ChoiceType } from '../../pricing/configuration/choice.type.ts';
import { PARTS } from '../../pricing/configuration/configured-part.type.ts';
import { PRICING_NOTE_OF_ROW } from '../../pricing/pricing-note.ts';
import { RING_SIZE_OF_ROW } from '../../pricing/ring-size.type.ts';
import { isoDayOfColumn, today } from '../../settings/company-day.ts';
import { JOB_PARCEL, parcelMethods } from '../../shipping-and-tax/parcel-methods.ts';
import { trackingUrl } from '../../shipping-and-tax/rules/tracking-url.ts';
import { visibleJobOrders } from '../access.ts';
import { isOnBench, offeredEdits } from '../rules/job-edits.ts';
import { needsApproval } from '../rules/job-progress.ts';
import { jobUrgency } from '../rules/job-urgency.ts';
import { JobEditEnum } from './job-edit.type.ts';
import { JOB_FACTS_SELECT, JOB_SERVICE_ORDER, jobActor, jobFacts } from './job-facts.ts';
import { JOB_ITEM_ORDER } from './job-item.type.ts';
import { UrgencyEnum } from './job-urgency.type.ts';

/**
 * One made-to-order job. Lists show only its own columns and to-one relations. Each field names the columns that it
 * reads, because a job has many.
 */
export const JobOrder = builder.prismaNode('JobOrder', {
  description: 'A job order: one line of an order that is made to order, with its quantity.',
  id: { field: 'id', description: 'Opaque id.' },
  findUnique: (id, { viewer }) => ({ id: nodeKey(id), AND: visibleJobOrders(viewer) }),
  nullable: true,
  interfaces: [NoteSubjectType],
  sample: async ({ buyer, job, foreignBuyer }) => ({ as: buyer, id: await job(), hiddenFrom: foreignBuyer }),
  select: { id: true },
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Integer id, as legacy clients use it.' }),
    number: t.exposeString('number', { description: 'Number, e.g. `JO-10023-1`.' }),
    version: t.exposeInt('version', {
      description: 'Version, incremented by every change; send it back to detect concurrent changes.',
    }),
    status: t.relation('status', { description: 'Status.' }),
    customer: t.relation('customer', { description: 'Who ordered it.' }),
    placedBy: t.relation('placedBy', { description: 'User on whose behalf it was ordered.' }),
    contact: t.relation('contact', { nullable: true, description: 'Contact at the customer.' }),
    orderGroup: t.relation('orderGroup', { description: 'The order it is a line of.' }),
    itemType: t.relation('itemType', { description: 'The piece.' }),
    alloy: t.relation('alloy', { description: 'Alloy it is made in.' }),
    priority: t.relation('priority', { description: 'Priority.' }),
    quantity: t.exposeInt('quantity', { description: 'Pieces.' }),
    title: t.string({
      description: 'Title of the piece: name, metal, size.',
      select: { titleEn: true, titleFr: true },
      resolve: ({ titleEn, titleFr }, _args, { language }) => (language === 'fr' ? titleFr : titleEn),
    }),
    size: t.field(RING_SIZE_OF_ROW),
    choices: t.field({
      type: [ChoiceType],
      description: 'Chosen attributes.',
      select: JOB_CONFIGURATION,
      resolve: (job) => configurationOfJob(job)?.choices ?? [],
    }),
    parts: t.field({
      ...PARTS,
      select: JOB_CONFIGURATION,
      resolve: (job) => configurationOfJob(job)?.parts ?? [],
    }),
    ownMetal: t.boolean({
      description: 'The customer supplies the metal.',
      select: JOB_CONFIGURATION,
      resolve: (job) => configurationOfJob(job)?.ownMetal ?? false,
    }),
    currency: t.exposeString('currency', { description: 'ISO 4217.' }),
    pricingMode: t.exposeString('pricingMode', {
      description: '`FIXED`, `ESTIMATED_WEIGHT` or `MARKET_AT_SHIP`.',
    }),
    pricingNote: t.string(PRICING_NOTE_OF_ROW),
    estimatedWeight: t.expose('estimatedWeight', { type: 'Decimal', description: 'Grams of one piece.' }),
    marketAsOf: t.expose('marketAsOf', {
      type: 'DateTime',
      description: 'Date of the market prices behind the price.',
    }),
    poNumber: t.exposeString('poNumber', { nullable: true, description: 'Customer’s purchase order.' }),
    reference: t.exposeString('reference', { nullable: true, description: 'Customer’s own reference.' }),
    endCustomer: t.exposeString('endCustomer', {
      nullable: true,
      description: 'End customer.',
    }),
    note: t.exposeString('note', { nullable: true, description: 'Note given with the order.' }),
    wantedBy: t.expose('wantedBy', {
      type: 'Date',
      nullable: true,
      description: 'Day requested by the customer.',
    }),
    promisedOn: t.expose('promisedOn', { type: 'Date', nullable: true, description: 'Day promised.' }),
    urgency: t.field({
      type: UrgencyEnum,
      description: 'How near the promised day is.',
      select: { statusId: true, promisedOn: true },
      resolve: async ({ statusId, promisedOn }, _args, context) => {
        const job = { status: jobStatusCode(statusId), promisedOn: isoDayOfColumn(promisedOn) };
        const urgency = jobUrgency(job, await today(context));
        return urgency === 'UNSCHEDULED' ? 'NONE' : urgency;
      },
    }),
    trackingNumber: t.exposeString('trackingNumber', { nullable: true, description: 'Carrier’s number.' }),
    trackingUrl: t.string({
      nullable: true,
      description:
        'Tracking page of the carrier; null when the carrier is unknown, or when several carriers have such numbers and no shipping method names one.',
      select: JOB_PARCEL,
      resolve: (job) => trackingUrl(job.trackingNumber, parcelMethods(job)),
    }),
    pickedUp: t.exposeBoolean('pickedUp', { description: 'The customer collected it.' }),
    shippedAt: t.expose('shippedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was shipped.',
    }),
    approvedAt: t.expose('approvedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was approved or released.',
    }),
    declineReason: t.exposeString('declineReason', {
      nullable: true,
      description: 'Why the customer declined.',
    }),
    reworkReason: t.string({
      nullable: true,
      description: 'Why quality control sent it back to the bench, until it is checked again; staff only.',
      select: { reworkReason: true },
      resolve: ({ reworkReason }, _args, { viewer }) => (viewer.isStaff ? reworkReason : null),
    }),
    cancelReason: t.string({
      nullable: true,
      description: 'Why it was cancelled.',
      select: { cancelReason: true },
      resolve: ({ cancelReason }, _args, { language }) => reasonIn(cancelReason, language),
    }),
    imageUrl: t.string({
      description: 'Address of the picture of the piece, 640 pixels wide.',
      select: PIECE_PICTURE_SELECT,
      resolve: (job) => jobPictureUrl(job),
    }),
    items: t.relation('items', {
      query: { where: { parentId: null }, orderBy: JOB_ITEM_ORDER },
      description: 'Pieces; parts of a set are children of their piece.',
    }),
    services: t.relation('services', {
      query: { orderBy: JOB_SERVICE_ORDER },
      description: 'Work that may need approval.',
    }),
    images: t.relation('images', {
      query: { orderBy: [{ rank: 'asc' }, { id: 'asc' }] },
      description: 'Pictures.',
    }),
    history: t.relation('events', {
      query: { orderBy: { id: 'asc' } },
      description: 'All events, oldest first.',
    }),
    isOnBench: t.boolean({
      description: 'In production, or on hold during production; `stage` is the bench stage.',
      select: { statusId: true },
      resolve: ({ statusId }) => isOnBench(jobStatusCode(statusId)),
    }),
    isWithdrawn: t.boolean({
      description: 'Withdrawn: cancelled, or replaced by a remake with another number.',
      select: { statusId: true },
      resolve: ({ statusId }) => isWithdrawn(jobStatusCode(statusId)),
    }),
    needsApproval: t.boolean({
      description: 'Work requires the customer’s approval, or approval was requested.',
      select: JOB_FACTS_SELECT,
      resolve: (job) => needsApproval(jobFacts(job)),
    }),
    allowedEdits: t.field({
      type: [JobEditEnum],
      description: 'Edits besides the status that are available to the viewer, each with its own mutations.',
      select: JOB_FACTS_SELECT,
      resolve: (job, _args, { viewer }) => offeredEdits(jobFacts(job), jobActor(viewer)),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was ordered.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When it last changed.' }),
  }),
});
