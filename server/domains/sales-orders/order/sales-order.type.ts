import { nodeKey } from '../../../lib/global-id.ts';
import { builder } from '../../../schema/builder.ts';
import { orderActor } from '../../identity/order-actor.ts';
import { watchJobs } from '../../jobs/job/parent-order-watch.ts';
import { NoteSubjectType } from '../../notes/note-subject.type.ts';
import { currentSums } from '../../orders/rules/order-sums.ts';
import { reasonIn } from '../../orders/rules/system-reasons.ts';
import { OrderAmountsType } from '../../orders/totals/order-amounts.type.ts';
import { seesAmounts } from '../../pricing/access.ts';
import { visibleSalesOrders } from '../access.ts';
import { offeredActions } from '../rules/offered-actions.ts';
import { editRefusal, offeredEdits } from '../rules/order-edits.ts';
import { orderProgress } from '../rules/order-progress.ts';
import { creditedPart, paymentStanding } from '../rules/payment-standing.ts';
import { FOLLOW_JOBS } from '../shipments/follow-jobs.ts';
import { EDITABLE_SELECT, editSubjects } from './edit-subjects.ts';
import { OrderProgressType } from './order-progress.type.ts';
import { PaymentStandingType } from './payment-standing.type.ts';
import { SalesOrderActionType } from './sales-order-action.type.ts';
import { SalesOrderEditEnum } from './sales-order-edit.type.ts';
import {
  AMOUNTS_SELECT,
  CREDIT_SELECT,
  FACTS_SELECT,
  LINE_ORDER,
  lineFacts,
  OLDEST_FIRST,
  PAYMENT_SELECT,
  PROGRESS_SELECT,
  payableOrder,
  salesOrderFacts,
} from './sales-order-facts.ts';

watchJobs(FOLLOW_JOBS);

/** Kinds of sales orders. */
export const SalesOrderKindEnum = builder.enumType('SalesOrderKind', {
  description: 'Kinds of sales orders.',
  values: {
    SO: { description: 'An ordinary sales order.' },
    POS_LSO: { description: 'Layaway: paid in instalments, and shipped only when fully paid.' },
  } as const,
});

/** The agreement for one order. */
export const SalesOrder = builder.prismaNode('SalesOrder', {
  description: 'A sales order: the agreement for one order, and the parent of its jobs.',
  interfaces: [NoteSubjectType],
  id: { field: 'id', description: 'Opaque id.' },
  findUnique: (id, { viewer }) => ({ id: nodeKey(id), AND: visibleSalesOrders(viewer) }),
  nullable: true,
  sample: async ({ buyer, salesOrder, foreignBuyer }) => ({
    as: buyer,
    id: await salesOrder(),
    hiddenFrom: foreignBuyer,
  }),
  select: { id: true },
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Integer id, as legacy clients use it.' }),
    number: t.exposeString('number', { description: 'Number, e.g. `SO-10001`.' }),
    kind: t.field({
      type: SalesOrderKindEnum,
      description: 'What kind of order it is.',
      select: { kind: true },
      resolve: ({ kind }) => (kind === 'POS_LSO' ? 'POS_LSO' : 'SO'),
    }),
    version: t.exposeInt('version', {
      description: 'Version, incremented by every change; send it back to detect concurrent changes.',
    }),
    status: t.relation('status', { description: 'Status.' }),
    statusSince: t.expose('statusSince', { type: 'DateTime', description: 'When it entered this status.' }),
    customer: t.relation('customer', { description: 'Who ordered it.' }),
    placedBy: t.relation('placedBy', { description: 'User on whose behalf it was ordered.' }),
    contact: t.relation('contact', { nullable: true, description: 'Contact at the customer.' }),
    orderCode: t.string({
      description: 'Code of the order that its jobs belong to, e.g. `JO-10023`.',
      select: { orderGroup: { select: { code: true } } },
      resolve: ({ orderGroup }) => orderGroup.code,
    }),
    poNumber: t.string({
      nullable: true,
      description: 'Customer’s purchase order.',
      select: { orderGroup: { select: { poNumber: true } } },
      resolve: ({ orderGroup }) => orderGroup.poNumber,
    }),
    currency: t.string({
      description: 'ISO 4217.',
      select: { orderGroup: { select: { currency: true } } },
      resolve: ({ orderGroup }) => orderGroup.currency,
    }),
    paymentTerms: t.exposeString('termsCode', {
      description: 'Payment terms when it was created: `PREPAID`, `NET_30`, `NET_60` or `ON_HOLD`.',
    }),
    depositPercent: t.expose('depositPercent', {
      type: 'Decimal',
      nullable: true,
      description: 'Deposit in per cent of the total, paid before the order is confirmed.',
    }),
    payUntil: t.expose('payUntil', {
      type: 'Date',
      nullable: true,
      description: 'Layaway: due date of the remaining amount.',
    }),
    isBeyondCredit: t.exposeBoolean('isBeyondCredit', {
      description: 'The customer’s credit limit did not cover it at the last check.',
    }),
    confirmedAt: t.expose('confirmedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was confirmed.',
    }),
    depositReversedAt: t.expose('depositReversedAt', {
      type: 'DateTime',
      nullable: true,
      description:
        'Since when the deposit it was confirmed on is no longer covered, because a payment bounced or was refunded. Until then no job starts and nothing ships. Null while it is covered.',
    }),
    paidAt: t.expose('paidAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When deposits covered the total.',
    }),
    closeReason: t.string({
      nullable: true,
      description: 'Why it was cancelled or closed short.',
      select: { closeReason: true },
      resolve: ({ closeReason }, _args, { language }) => reasonIn(closeReason, language),
    }),
    progress: t.field({
      type: OrderProgressType,
      nullable: true,
      description: 'Progress; null when nothing is made for the order.',
      select: { ...PROGRESS_SELECT, confirmedAt: true },
      resolve: ({ lines, confirmedAt }) => orderProgress(lines.map(lineFacts), confirmedAt !== null),
    }),
    total: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'Current total; null when prices are not shown (1301 or 19xx).',
      select: PAYMENT_SELECT,
      resolve: (order, _args, { viewer }) =>
        seesAmounts(viewer) ? payableOrder(order).total.toFixed(2) : null,
    }),
    payment: t.field({
      type: PaymentStandingType,
      nullable: true,
      description: 'Amounts paid and due; null when prices are not shown (1301 or 19xx).',
      select: PAYMENT_SELECT,
      resolve: (order, _args, { viewer }) =>
        seesAmounts(viewer) ? paymentStanding(payableOrder(order)) : null,
    }),
    credited: t.field({
      type: 'Decimal',
      nullable: true,
      description:
        'Part of `payment.paid` that came from credits; null when prices are not shown (1301 or 19xx).',
      select: CREDIT_SELECT,
      resolve: ({ invoices }, _args, { viewer }) =>
        seesAmounts(viewer) ? creditedPart(invoices).toFixed(2) : null,
    }),
    amounts: t.field({
      type: OrderAmountsType,
      nullable: true,
      description: 'Current totals; null when prices are not shown (1301 or 19xx).',
      select: { orderGroup: { select: AMOUNTS_SELECT } },
      resolve: ({ orderGroup: { charges, ...placed } }, _args, { viewer }) =>
        seesAmounts(viewer) ? currentSums(placed, charges) : null,
    }),
    lines: t.relation('lines', { query: { orderBy: LINE_ORDER }, description: 'Ordered lines.' }),
    shipments: t.relation('shipments', {
      query: { orderBy: OLDEST_FIRST },
      description: 'Shipments, oldest first.',
    }),
    deposits: t.relation('deposits', {
      query: { orderBy: OLDEST_FIRST },
      description: 'Deposits, oldest first.',
    }),
    history: t.relation('events', {
      query: { orderBy: { id: 'asc' } },
      description: 'All events, oldest first.',
    }),
    allowedActions: t.field({
      type: [SalesOrderActionType],
      description: 'Actions available to the viewer.',
      select: FACTS_SELECT,
      resolve: (order, _args, { viewer, now }) =>
        offeredActions(salesOrderFacts(order), orderActor(viewer), now),
    }),
    allowedEdits: t.field({
      type: [SalesOrderEditEnum],
      description: 'Edits besides the status that are available to the viewer, each with its own mutation.',
      select: EDITABLE_SELECT,
      resolve: (order, _args, { viewer }) =>
        offeredEdits(salesOrderFacts(order), orderActor(viewer), editSubjects(order)),
    }),
    awaitsPaymentToShip: t.boolean({
      description: 'Ready to ship, but payment is required before any piece ships.',
      select: FACTS_SELECT,
      resolve: (order) => editRefusal(salesOrderFacts(order), 'CREATE_SHIPMENT') === 'ORDER_NOT_PAID',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was made.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When it last changed.' }),
  }),
});
