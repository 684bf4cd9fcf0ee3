import { dateOfIsoDay } from '../../../lib/calendar.ts';
import { decimal, moneyText } from '../../../lib/money.ts';
import { builder } from '../../../schema/builder.ts';
import { AddressSnapshotType } from '../../orders/addresses/address-snapshot.type.ts';
import { TaxComponentType } from '../../shipping-and-tax/tax-component.type.ts';
import { type CreditContent, taxPartsOf } from './credit-content.ts';
import { CustomerCreditKindEnum } from './credit-kind.type.ts';

/** The printed content of a credit. */
export const PrintedCredit = builder.objectRef<CreditContent>('PrintedCustomerCredit').implement({
  description: 'Printed content of a credit as of its issue; it never changes.',
  fields: (t) => ({
    issuedOn: t.field({
      type: 'Date',
      description: 'Day of issue.',
      resolve: ({ issuedOn }) => dateOfIsoDay(issuedOn),
    }),
    kind: t.field({
      type: CustomerCreditKindEnum,
      description: 'Reason code of the credit.',
      // Only these values are written to the content.
      resolve: ({ kind }) => kind as typeof CustomerCreditKindEnum.$inferType,
    }),
    reason: t.exposeString('reason', { description: 'Why.' }),
    invoiceNumber: t.exposeString('invoiceNumber', {
      nullable: true,
      description: 'Number of the invoice that it credits.',
    }),
    amount: t.expose('amount', { type: 'Decimal', description: 'How much.' }),
    netAmount: t.field({
      type: 'Decimal',
      description: 'Part of it that is not sales tax.',
      resolve: ({ amount, salesTaxValue = '0' }) => moneyText(decimal(amount).minus(decimal(salesTaxValue))),
    }),
    taxComponents: t.field({
      type: [TaxComponentType],
      description: 'The taxes that it gives back.',
      resolve: taxPartsOf,
    }),
    sellerName: t.string({ description: 'Who gives it.', resolve: ({ seller }) => seller.name }),
    sellerLines: t.stringList({
      description: 'Address of who gives it, line by line.',
      resolve: ({ seller }) => seller.lines,
    }),
    customerName: t.string({ description: 'Who gets it.', resolve: ({ customer }) => customer.name }),
    accountNumber: t.string({
      description: 'Their account.',
      resolve: ({ customer }) => customer.accountNumber,
    }),
    billingAddress: t.expose('billingAddress', {
      type: AddressSnapshotType,
      nullable: true,
      description: 'Where their bills go.',
    }),
  }),
});
