import { dateOfIsoDay } from '../../../lib/calendar.ts';
import { builder } from '../../../schema/builder.ts';
import { localised } from '../../../schema/context.ts';
import { AddressSnapshotType } from '../../orders/addresses/address-snapshot.type.ts';
import { TaxBaseEnum, taxBaseOf } from '../../orders/totals/tax-base.type.ts';
import { storedTaxParts } from '../../shipping-and-tax/stored-tax.ts';
import { TaxComponentType } from '../../shipping-and-tax/tax-component.type.ts';
import type { ContentLine, InvoiceContent } from './invoice-content.ts';

const PrintedLine = builder.objectRef<ContentLine>('PrintedInvoiceLine').implement({
  description: 'A line of an invoice as it was issued.',
  fields: (t) => ({
    title: t.string({
      description: 'Text.',
      resolve: ({ titleEn, titleFr }, _args, context) =>
        localised(context, { nameEn: titleEn, nameFr: titleFr }),
    }),
    jobNumber: t.exposeString('jobNumber', { nullable: true, description: 'Number of its job.' }),
    reference: t.exposeString('reference', { nullable: true, description: 'The customer’s own reference.' }),
    endCustomer: t.exposeString('endCustomer', { nullable: true, description: 'End customer.' }),
    quantity: t.exposeInt('quantity', { description: 'How many pieces.' }),
    unitPrice: t.expose('unitPrice', { type: 'Decimal', description: 'Price of one piece.' }),
    amount: t.expose('amount', { type: 'Decimal', description: 'Total.' }),
  }),
});

/** The printed content of an invoice. */
export const PrintedInvoice = builder.objectRef<InvoiceContent>('PrintedInvoice').implement({
  description: 'Printed content of an invoice as of its issue; it never changes.',
  fields: (t) => ({
    issuedOn: t.field({
      type: 'Date',
      description: 'Day of issue.',
      resolve: ({ issuedOn }) => dateOfIsoDay(issuedOn),
    }),
    dueOn: t.field({
      type: 'Date',
      description: 'Due date.',
      resolve: ({ dueOn }) => dateOfIsoDay(dueOn),
    }),
    paymentTerms: t.exposeString('termsCode', {
      description: 'Terms: `PREPAID`, `NET_30`, `NET_60` or `ON_HOLD`.',
    }),
    poNumber: t.exposeString('poNumber', { nullable: true, description: 'Customer’s purchase order.' }),
    customerWoNumber: t.exposeString('customerWoNumber', {
      nullable: true,
      description: 'Customer’s work order.',
    }),
    orderCode: t.exposeString('orderCode', { description: 'Code of the order.' }),
    salesOrderNumber: t.exposeString('salesOrderNumber', {
      nullable: true,
      description: 'Number of the sales order.',
    }),
    shipmentNumber: t.string({
      nullable: true,
      description: 'Number of the shipment that it bills.',
      resolve: ({ shipmentNumber }) => shipmentNumber ?? null,
    }),
    sellerName: t.string({ description: 'Who sold it.', resolve: ({ seller }) => seller.name }),
    sellerLines: t.stringList({
      description: 'Address of who sold it, line by line.',
      resolve: ({ seller }) => seller.lines,
    }),
    customerName: t.string({ description: 'Who bought it.', resolve: ({ customer }) => customer.name }),
    accountNumber: t.string({
      description: 'Their account.',
      resolve: ({ customer }) => customer.accountNumber,
    }),
    taxExemptNumber: t.string({
      nullable: true,
      description: 'Number of their tax exemption.',
      resolve: ({ customer }) => customer.taxExemptNumber,
    }),
    billingAddress: t.expose('billingAddress', {
      type: AddressSnapshotType,
      description: 'Billing address.',
    }),
    shippingAddress: t.expose('shippingAddress', {
      type: AddressSnapshotType,
      description: 'Where it was sent.',
    }),
    lines: t.expose('lines', { type: [PrintedLine], description: 'Billed lines.' }),
    subTotal: t.expose('subTotal', { type: 'Decimal', description: 'Sum of the lines.' }),
    discountValue: t.expose('discountValue', { type: 'Decimal', description: 'Discount on the subtotal.' }),
    shippingPrice: t.expose('shippingPrice', { type: 'Decimal', description: 'Shipping.' }),
    salesTaxPercent: t.expose('salesTaxPercent', { type: 'Decimal', description: 'Sales tax rate.' }),
    salesTaxValue: t.expose('salesTaxValue', { type: 'Decimal', description: 'Sales tax.' }),
    taxBase: t.field({
      type: TaxBaseEnum,
      description: 'Basis of its sales tax.',
      resolve: ({ taxBase }) => taxBaseOf(taxBase),
    }),
    taxComponents: t.field({
      type: [TaxComponentType],
      description: 'Components of the sales tax.',
      resolve: ({ taxComponents = [], salesTaxPercent, salesTaxValue }) =>
        storedTaxParts({ taxComponents, salesTaxPercent }, salesTaxValue),
    }),
    total: t.expose('total', { type: 'Decimal', description: 'Total.' }),
  }),
});
