import { encodeGlobalId } from '../../../lib/global-id.ts';
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
    description: 'A customer-specific markup or discount on a piece.',
    fields: (t) => ({
      itemTypeId: t.exposeInt('itemTypeId', { description: 'Integer id of the piece.' }),
      percent: t.expose('percent', {
        type: 'Decimal',
        description: 'Markup in per cent; negative: a discount.',
      }),
    }),
  });

/** Financial terms of a customer. */
export const CustomerFinancialSettings = builder
  .objectRef<FinancialSettings>('CustomerFinancialSettings')
  .implement({
    description: 'Financial terms of a customer.',
    fields: (t) => ({
      id: t.id({
        description: 'Opaque id.',
        resolve: ({ id }) => encodeGlobalId('CustomerFinancialSettings', id),
      }),
      customerId: t.int({ description: 'Integer id of the customer.', resolve: ({ id }) => id }),
      customerName: t.string({ description: 'Name of the customer.', resolve: ({ name }) => name }),
      accountNumber: t.exposeString('accountNumber', { description: 'Account number.' }),
      version: t.exposeInt('version', {
        description: 'Version, incremented by every change; send it back to detect concurrent changes.',
      }),
      currency: t.exposeString('currency', { description: 'ISO 4217 of prices and limits.' }),
      paymentTerms: t.field({
        type: PaymentTermsEnum,
        description: 'Payment terms.',
        // Only these values are written to this column.
        resolve: ({ paymentTermsCode }) => paymentTermsCode as typeof PaymentTermsEnum.$inferType,
      }),
      pricingMode: t.field({
        type: PricingModeEnum,
        nullable: true,
        description: 'Pricing mode of new orders and quotes; null: the pricing mode of each piece.',
        // Only these values are written to this column.
        resolve: ({ pricingMode }) => pricingMode as PricingMode | null,
      }),
      creditLimit: t.expose('creditLimit', {
        type: 'Decimal',
        nullable: true,
        description: 'Credit limit for invoices, orders and pieces on memo; null: no limit.',
      }),
      taxExempt: t.exposeBoolean('taxExempt', { description: 'Exempt from sales tax.' }),
      taxExemptNumber: t.exposeString('taxExemptNumber', {
        nullable: true,
        description: 'Tax exemption number.',
      }),
      salesTaxPercent: t.expose('salesTaxPercent', {
        type: 'Decimal',
        description: 'Sales tax in per cent for the default shipping address.',
      }),
      ownSalesTaxPercent: t.expose('ownSalesTaxPercent', {
        type: 'Decimal',
        nullable: true,
        description: 'Sales tax in per cent for every destination; null: the rate of the destination.',
      }),
      discountOrMarkup: t.expose('discountOrMarkup', {
        type: [PieceTerm],
        description: 'Customer-specific discounts and markups by piece.',
      }),
      depositPercent: t.expose('depositPercent', {
        type: 'Decimal',
        nullable: true,
        description:
          'Deposit in per cent of a new sales order, paid before it is confirmed; null: according to the payment terms.',
      }),
      memoLimit: t.expose('memoLimit', {
        type: 'Decimal',
        nullable: true,
        description: 'Memo limit: maximum value of pieces on memo; null: no limit.',
      }),
      memoTermDays: t.exposeInt('memoTermDays', {
        nullable: true,
        description: 'Memo term in days, after which a piece is returned or billed; null: the general term.',
      }),
      approvalRequired: t.exposeBoolean('approvalRequired', {
        description: 'Every job order requires the customer’s approval.',
      }),
      mainContactId: t.exposeInt('mainContactId', {
        nullable: true,
        description:
          'Integer id of the user who is the main contact of the customer; null: not set, see `usualContact`.',
      }),
      defaultShippingMethodId: t.exposeInt('defaultShippingMethodId', {
        nullable: true,
        description: 'Integer id of the default shipping method.',
      }),
    }),
  });

builder.queryField('customerFinancialSettings', (t) =>
  t.field({
    type: CustomerFinancialSettings,
    nullable: true,
    description:
      'Financial terms of the active customer, or of another one that the viewer may see; null when the viewer does not see the whole account.',
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
