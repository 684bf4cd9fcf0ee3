import { builder } from '../../../schema/builder.ts';
import { PricingModeEnum } from '../../catalog/item-types/pricing-mode.type.ts';
import type { PricingMode } from '../../catalog/rules/pricing-modes.ts';
import { PAYMENTS_VIEW } from '../../payments/access.ts';
import { seesWholeAccount } from '../access.ts';
import { type FinancialSettings, financialSettings } from './financial-settings.ts';
import { PaymentTermsEnum } from './payment-terms.type.ts';

const PieceTerm = builder
  .objectRef<FinancialSettings['discountOrMarkup'][number]>('CustomerPieceTerm')
  .implement({
    description: 'What is added to the price of a piece for a customer, or taken off.',
    fields: (t) => ({
      itemTypeId: t.exposeInt('itemTypeId', { description: 'Integer id of the piece.' }),
      percent: t.expose('percent', { type: 'Decimal', description: 'Per cent; negative: taken off.' }),
    }),
  });

/** On what terms a customer buys. */
export const CustomerFinancialSettings = builder
  .objectRef<FinancialSettings>('CustomerFinancialSettings')
  .implement({
    description: 'On what terms a customer buys.',
    fields: (t) => ({
      customerId: t.int({ description: 'Integer id of the customer.', resolve: ({ id }) => id }),
      customerName: t.string({ description: 'Name of the customer.', resolve: ({ name }) => name }),
      accountNumber: t.exposeString('accountNumber', { description: 'Account number.' }),
      version: t.exposeInt('version', {
        description: 'Version, incremented by every change; send it back to detect concurrent changes.',
      }),
      currency: t.exposeString('currency', { description: 'ISO 4217 of prices and limits.' }),
      paymentTerms: t.field({
        type: PaymentTermsEnum,
        description: 'When orders are paid.',
        // The column is only ever written from these values.
        resolve: ({ paymentTermsCode }) => paymentTermsCode as typeof PaymentTermsEnum.$inferType,
      }),
      pricingMode: t.field({
        type: PricingModeEnum,
        nullable: true,
        description: 'When prices of new orders and quotes are fixed; null: as each piece says.',
        // The column is only ever written from these values.
        resolve: ({ pricingMode }) => pricingMode as PricingMode | null,
      }),
      creditLimit: t.expose('creditLimit', {
        type: 'Decimal',
        nullable: true,
        description: 'What may be owed of invoices, orders and pieces on memo; null: no limit.',
      }),
      taxExempt: t.exposeBoolean('taxExempt', { description: 'Pays no sales tax.' }),
      taxExemptNumber: t.exposeString('taxExemptNumber', {
        nullable: true,
        description: 'Number of the exemption.',
      }),
      salesTaxPercent: t.expose('salesTaxPercent', {
        type: 'Decimal',
        description: 'Sales tax, in per cent, of what goes to the usual address.',
      }),
      ownSalesTaxPercent: t.expose('ownSalesTaxPercent', {
        type: 'Decimal',
        nullable: true,
        description: 'Sales tax, in per cent, wherever pieces go; null: that of the state.',
      }),
      discountOrMarkup: t.expose('discountOrMarkup', {
        type: [PieceTerm],
        description: 'Pieces that cost more or less than for others.',
      }),
      depositPercent: t.expose('depositPercent', {
        type: 'Decimal',
        nullable: true,
        description:
          'Part of a new sales order, in per cent, that is paid before it is confirmed; null: as the terms say.',
      }),
      memoLimit: t.expose('memoLimit', {
        type: 'Decimal',
        nullable: true,
        description: 'What pieces on memo may be worth at most; null: no limit.',
      }),
      memoTermDays: t.exposeInt('memoTermDays', {
        nullable: true,
        description: 'Days after which a piece on memo is sent back or billed; null: as for everybody.',
      }),
      approvalRequired: t.exposeBoolean('approvalRequired', {
        description: 'Every job waits for an approval.',
      }),
      mainContactId: t.exposeInt('mainContactId', {
        nullable: true,
        description:
          'Integer id of the user who is the contact of what is made for the customer; null: nobody is set, see `usualContact`.',
      }),
      defaultShippingMethodId: t.exposeInt('defaultShippingMethodId', {
        nullable: true,
        description: 'Integer id of the usual way of shipping.',
      }),
    }),
  });

builder.queryField('customerFinancialSettings', (t) =>
  t.field({
    type: CustomerFinancialSettings,
    nullable: true,
    description:
      'On what terms the active customer buys, or another one that the viewer may see; null where the viewer does not see the whole account.',
    authScopes: { permission: PAYMENTS_VIEW },
    budget: 4,
    sample: ({ owner, customerId, foreignCustomerId }) => ({
      as: owner,
      args: { customerId },
      foreign: { customerId: foreignCustomerId },
    }),
    args: {
      customerId: t.arg.int({ description: 'Integer id of the customer; absent: the active one.' }),
    },
    resolve: (_root, args, context) => {
      const customerId = args.customerId ?? context.viewer.customerId ?? 0;
      if (!seesWholeAccount(context.viewer, PAYMENTS_VIEW, customerId)) return null;
      return financialSettings(context, customerId);
    },
  }),
);
