import { nodeKey } from '../../../lib/global-id.ts';
import { decimal } from '../../../lib/money.ts';
import { builder } from '../../../schema/builder.ts';
import { orderActor } from '../../identity/order-actor.ts';
import { addressOfJson } from '../../orders/addresses/address-snapshot.ts';
import { AddressSnapshotType } from '../../orders/addresses/address-snapshot.type.ts';
import { ENTRY_ORDER } from '../../payments/payment/ledger-entry.type.ts';
import { isoDayOfColumn, today } from '../../settings/company-day.ts';
import { statusName } from '../../settings/status.type.ts';
import { storedTaxParts } from '../../shipping-and-tax/stored-tax.ts';
import { TaxComponentType } from '../../shipping-and-tax/tax-component.type.ts';
import { visibleInvoices } from '../access.ts';
import { appliedMoney } from '../rules/applied-money.ts';
import { creditedStatusName, isOnlyCredited } from '../rules/credited-status.ts';
import { offeredActions } from '../rules/decide-transition.ts';
import { isOverdue } from '../rules/due-date.ts';
import { InvoiceActionType } from './invoice-action.type.ts';
import { contentOfJson } from './invoice-content.ts';
import { FACTS_SELECT, invoiceFacts } from './invoice-facts.ts';
import { PrintedInvoice } from './printed-invoice.type.ts';

/** The same order as `entries`, so that one query reads both. */
const APPLIED_SELECT = {
  entries: { orderBy: ENTRY_ORDER, select: { kind: true, amount: true } },
} as const;

/** A request for payment of an order, or of pieces of a consignment. */
export const Invoice = builder.prismaNode('Invoice', {
  description:
    'An invoice for an order, or for pieces of a consignment. A draft follows its order; once issued, only its payments change.',
  id: { field: 'id', description: 'Opaque id.' },
  findUnique: (id, { viewer }) => ({ id: nodeKey(id), AND: visibleInvoices(viewer) }),
  nullable: true,
  sample: async ({ buyer, invoice, draftInvoice, foreignBuyer }) => ({
    as: buyer,
    id: await invoice(),
    hiddenFrom: foreignBuyer,
    special: { draft: await draftInvoice() },
  }),
  select: { id: true },
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Integer id, as legacy clients use it.' }),
    number: t.exposeString('number', { description: 'Number, e.g. `INV-10001`.' }),
    version: t.exposeInt('version', {
      description: 'Version, incremented by every change; send it back to detect concurrent changes.',
    }),
    status: t.relation('status', { description: 'Status.' }),
    statusName: t.string({
      description:
        'Name of the status, as documents print it: `PAID` and `PARTIALLY_PAID` read as credited where credits alone were applied.',
      select: { status: true, ...APPLIED_SELECT },
      resolve: ({ status, entries }, _args, context) =>
        (isOnlyCredited(appliedMoney(entries)) ? creditedStatusName(status.code, context.language) : null) ??
        statusName(status, context),
    }),
    customer: t.relation('customer', { description: 'Customer.' }),
    contact: t.relation('contact', { nullable: true, description: 'Contact at the customer.' }),
    createdBy: t.relation('createdBy', { description: 'User who created it.' }),
    orderCode: t.string({
      nullable: true,
      description: 'Code of the order that it bills, e.g. `JO-10023`; null where it bills a consignment.',
      select: { orderGroup: { select: { code: true } } },
      resolve: ({ orderGroup }) => orderGroup?.code ?? null,
    }),
    currency: t.exposeString('currency', { description: 'ISO 4217.' }),
    paymentTerms: t.exposeString('termsCode', {
      description: 'Terms of the order: `PREPAID`, `NET_30`, `NET_60` or `ON_HOLD`.',
    }),
    issuedOn: t.expose('issuedOn', {
      type: 'Date',
      nullable: true,
      description: 'Day of issue; null while it is a draft.',
    }),
    dueOn: t.expose('dueOn', {
      type: 'Date',
      nullable: true,
      description: 'Due date; null while it is a draft.',
    }),
    issuedAt: t.expose('issuedAt', { type: 'DateTime', nullable: true, description: 'When it was issued.' }),
    isOverdue: t.boolean({
      description: 'The due date has passed and a balance is open.',
      select: { balance: true, dueOn: true },
      resolve: async ({ balance, dueOn }, _args, context) =>
        isOverdue({ balance: decimal(balance), dueOn: isoDayOfColumn(dueOn) }, await today(context)),
    }),
    poNumber: t.exposeString('poNumber', { nullable: true, description: 'Customer’s purchase order.' }),
    billingAddress: t.field({
      type: AddressSnapshotType,
      description: 'Billing address.',
      select: { billingAddress: true },
      resolve: ({ billingAddress }) => addressOfJson(billingAddress),
    }),
    shippingAddress: t.field({
      type: AddressSnapshotType,
      description: 'Shipping address.',
      select: { shippingAddress: true },
      resolve: ({ shippingAddress }) => addressOfJson(shippingAddress),
    }),
    lines: t.relation('lines', { query: { orderBy: { rank: 'asc' } }, description: 'Billed lines.' }),
    subTotal: t.expose('subTotal', { type: 'Decimal', description: 'Sum of the lines.' }),
    discountValue: t.expose('discountValue', {
      type: 'Decimal',
      description: 'Discount on the subtotal.',
    }),
    shippingPrice: t.expose('shippingPrice', { type: 'Decimal', description: 'Price of shipping.' }),
    salesTaxPercent: t.expose('salesTaxPercent', { type: 'Decimal', description: 'Sales tax rate.' }),
    salesTaxValue: t.expose('salesTaxValue', { type: 'Decimal', description: 'Sales tax.' }),
    taxComponents: t.field({
      type: [TaxComponentType],
      description: 'Components of the sales tax.',
      select: { taxComponents: true, salesTaxPercent: true, salesTaxValue: true },
      resolve: (invoice) => storedTaxParts(invoice, invoice.salesTaxValue),
    }),
    total: t.expose('total', { type: 'Decimal', description: 'Total.' }),
    applied: t.expose('applied', {
      type: 'Decimal',
      description: 'Part of the total covered by payments and credits.',
    }),
    paid: t.field({
      type: 'Decimal',
      description: 'Part of `applied` covered by payments.',
      select: APPLIED_SELECT,
      resolve: ({ entries }) => appliedMoney(entries).paid,
    }),
    credited: t.field({
      type: 'Decimal',
      description: 'Part of `applied` covered by credits.',
      select: APPLIED_SELECT,
      resolve: ({ entries }) => appliedMoney(entries).credited,
    }),
    balance: t.expose('balance', {
      type: 'Decimal',
      description: 'Open balance; 0 for drafts and for voided or written-off invoices.',
    }),
    entries: t.relation('entries', {
      query: { orderBy: ENTRY_ORDER },
      description: 'Ledger entries about it, oldest first.',
    }),
    closeReason: t.exposeString('closeReason', {
      nullable: true,
      description: 'Why it was voided or written off.',
    }),
    closedAt: t.expose('closedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was voided or written off.',
    }),
    closedBy: t.relation('closedBy', { nullable: true, description: 'Who voided it or wrote it off.' }),
    printed: t.field({
      type: PrintedInvoice,
      nullable: true,
      description: 'Printed content; null while it is a draft.',
      select: { content: true },
      resolve: ({ content }) => (content === null ? null : contentOfJson(content)),
    }),
    contentHash: t.exposeString('contentHash', {
      nullable: true,
      description:
        'SHA-256 of the printed content, shown at the foot of the document; null while it is a draft.',
    }),
    allowedActions: t.field({
      type: [InvoiceActionType],
      description: 'Actions available to the viewer.',
      select: FACTS_SELECT,
      resolve: (invoice, _args, { viewer }) => offeredActions(invoiceFacts(invoice), orderActor(viewer)),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was made.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When it last changed.' }),
  }),
});
