// Registers what happens when an invoice of pieces is voided.
import '../acts/give-back-pieces.ts';
import { nodeKey } from '../../../lib/global-id.ts';
import { builder } from '../../../schema/builder.ts';
import { isForAllCustomers } from '../../identity/for-all-customers.ts';
import { orderActor } from '../../identity/order-actor.ts';
import { addressOfJson } from '../../orders/addresses/address-snapshot.ts';
import { AddressSnapshotType } from '../../orders/addresses/address-snapshot.type.ts';
import { seesAmounts } from '../../pricing/access.ts';
import { isoDayOfColumn, today } from '../../settings/company-day.ts';
import { bills, visibleConsignments } from '../access.ts';
import { LINE_ORDER } from '../acts/locked-consignment.ts';
import { sumsByState } from '../rules/standing.ts';
import { CONSIGNMENT_STATUSES } from '../rules/status-codes.ts';
import { memoAgeing, passedPercent } from '../rules/term.ts';
import { CONSIGNMENTS_MANAGE, LINE_ACTIONS, needsReason, offeredLineActions } from '../rules/transitions.ts';
import { ConsignmentLineActionEnum } from './consignment-enums.type.ts';
import { countedLines, LINES_SELECT, OWNERS_SELECT, termOf } from './consignment-facts.ts';
import { AgedMemoPieces, ConsignmentStateSum } from './consignment-sums.type.ts';

const PROCESSING = CONSIGNMENT_STATUSES.PROCESSING.id;

/** Pieces that a customer has on memo. */
export const Consignment = builder.prismaNode('Consignment', {
  description:
    'Pieces that a customer holds on memo: they belong to the manufacturer until they are billed. The status follows from the lines.',
  id: { field: 'id', description: 'Opaque id.' },
  findUnique: (id, { viewer }) => ({ id: nodeKey(id), AND: visibleConsignments(viewer) }),
  nullable: true,
  sample: async ({ owner, consignment, foreignBuyer }) => ({
    as: owner,
    id: (await consignment()).id,
    hiddenFrom: foreignBuyer,
  }),
  select: { id: true },
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Integer id, as legacy clients use it.' }),
    number: t.exposeString('number', { description: 'Number, e.g. `OC-10001`.' }),
    version: t.exposeInt('version', {
      description: 'Version, incremented by every change; send it back to detect concurrent changes.',
    }),
    status: t.relation('status', { description: 'Status: new, processing or closed.' }),
    customer: t.relation('customer', { description: 'Customer who holds the pieces.' }),
    contact: t.relation('contact', {
      nullable: true,
      description: 'Contact at the customer who is responsible for the pieces.',
    }),
    placedBy: t.relation('placedBy', { description: 'Who packed it.' }),
    currency: t.exposeString('currency', { description: 'ISO 4217.' }),
    termDays: t.exposeInt('termDays', { description: 'Memo term in days: 30, 60 or 90.' }),
    issuedOn: t.expose('issuedOn', {
      type: 'Date',
      nullable: true,
      description: 'Day on which the first pieces were sent; null while all of them are packed.',
    }),
    dueOn: t.expose('dueOn', {
      type: 'Date',
      nullable: true,
      description: 'Due date for selling or returning the pieces; null while all of them are packed.',
    }),
    isOverdue: t.boolean({
      description: 'The due date has passed and some pieces are neither returned nor billed.',
      select: { dueOn: true, statusId: true },
      resolve: async ({ dueOn, statusId }, _args, context) => {
        const last = isoDayOfColumn(dueOn);
        return statusId === PROCESSING && last !== null && last < (await today(context));
      },
    }),
    passedPercent: t.int({
      description:
        'Elapsed part of the memo term at the warning levels: 0, 75, 90 or 100 per cent; 0 when nothing is out.',
      select: { issuedOn: true, dueOn: true, statusId: true },
      resolve: async ({ statusId, ...days }, _args, context) => {
        const term = termOf(days);
        return term && statusId === PROCESSING ? passedPercent(term, await today(context)) : 0;
      },
    }),
    shippingAddress: t.field({
      type: AddressSnapshotType,
      description: 'Shipping address for the pieces.',
      select: { shippingAddress: true },
      resolve: ({ shippingAddress }) => addressOfJson(shippingAddress),
    }),
    billingAddress: t.field({
      type: AddressSnapshotType,
      description: 'Billing address for the pieces.',
      select: { billingAddress: true },
      resolve: ({ billingAddress }) => addressOfJson(billingAddress),
    }),
    note: t.exposeString('note', { nullable: true, description: 'Note sent with the pieces.' }),
    memoValue: t.field({
      type: 'Decimal',
      nullable: true,
      description:
        'Value of its pieces at their memo prices, without unpacked pieces; null when prices are not shown (1301 or 19xx).',
      select: { memoValue: true },
      resolve: ({ memoValue }, _args, { viewer }) => (seesAmounts(viewer) ? memoValue : null),
    }),
    outValue: t.field({
      type: 'Decimal',
      nullable: true,
      description:
        'Part of `memoValue` that counts against limits: sent, and neither returned nor billed; null when prices are not shown (1301 or 19xx).',
      select: { outValue: true },
      resolve: ({ outValue }, _args, { viewer }) => (seesAmounts(viewer) ? outValue : null),
    }),
    pieces: t.field({
      type: [ConsignmentStateSum],
      description: 'Its pieces by state; states without pieces, and unpacked pieces, are left out.',
      select: LINES_SELECT,
      resolve: (consignment) => sumsByState(countedLines(consignment)),
    }),
    ageing: t.field({
      type: [AgedMemoPieces],
      description: 'Pieces out on memo by age; every age range.',
      select: LINES_SELECT,
      resolve: async (consignment, _args, context) =>
        memoAgeing(countedLines(consignment), await today(context)),
    }),
    lines: t.relation('lines', { query: { orderBy: LINE_ORDER }, description: 'Its pieces.' }),
    history: t.relation('events', {
      query: { orderBy: { id: 'asc' } },
      description: 'All events, oldest first.',
    }),
    allowedActions: t.stringList({
      description:
        'Actions that the viewer may perform on any of its pieces now (`ConsignmentLineAction`), and `CHANGE_DUE_DATE` for `changeConsignmentDueDate`.',
      select: { ...OWNERS_SELECT, ...LINES_SELECT, statusId: true },
      resolve: ({ statusId, lines, ...owners }, _args, { viewer }) => {
        const actor = orderActor(viewer);
        const offered = new Set<string>(
          countedLines({ lines }).flatMap(({ state }) => offeredLineActions(state, owners, actor)),
        );
        if (!bills(viewer)) offered.delete('INVOICE');
        const keeps = isForAllCustomers(viewer, CONSIGNMENTS_MANAGE);
        return [...offered, ...(keeps && statusId === PROCESSING ? ['CHANGE_DUE_DATE'] : [])];
      },
    }),
    actionsWithReason: t.field({
      type: [ConsignmentLineActionEnum],
      description: 'Actions that require a reason from the viewer.',
      resolve: (_consignment, _args, { viewer }) => {
        const { side } = orderActor(viewer);
        return LINE_ACTIONS.filter((action) => needsReason(action, side));
      },
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was packed.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When it last changed.' }),
  }),
});
