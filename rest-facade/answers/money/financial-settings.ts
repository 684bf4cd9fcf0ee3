import { z } from 'zod';
import type { RestCustomerFinancialSettingsQuery } from '../../gql/graphql.ts';
import { component } from '../catalog/component.ts';
import { currency, id, money } from '../values.ts';
import { amount } from './amounts.ts';

type Settings = NonNullable<RestCustomerFinancialSettingsQuery['customerFinancialSettings']>;

/** Financial terms of a customer, with the field names of the specification. */
export function financialSettingsAnswer(settings: Settings) {
  const optional = (value: string | null | undefined) => (value == null ? null : amount(value));
  return {
    customerId: settings.customerId,
    currency: settings.currency,
    paymentTermsCode: settings.paymentTerms,
    creditLimit: optional(settings.creditLimit),
    taxExempt: settings.taxExempt,
    taxExemptNumber: settings.taxExemptNumber ?? null,
    salesTaxPercent: amount(settings.salesTaxPercent),
    discountOrMarkup: settings.discountOrMarkup.map(({ itemTypeId, percent }) => ({
      itemTypeId,
      percent: amount(percent),
    })),
    depositPercent: optional(settings.depositPercent),
    memoLimit: optional(settings.memoLimit),
    memoTermDays: settings.memoTermDays ?? null,
    pricingMode: settings.pricingMode ?? null,
    approvalRequired: settings.approvalRequired,
    defaultShippingMethodId: settings.defaultShippingMethodId ?? null,
  };
}

/** Financial terms of a customer. */
export const financialSettingsSchema = component<ReturnType<typeof financialSettingsAnswer>>()(
  'CustomerFinancialSettings',
  'Financial terms of a customer.',
  z.strictObject({
    customerId: id,
    currency,
    paymentTermsCode: z.enum(['PREPAID', 'NET_30', 'NET_60', 'ON_HOLD']),
    creditLimit: money.nullable().describe('Credit limit; null for none.'),
    taxExempt: z.boolean(),
    taxExemptNumber: z.string().nullable(),
    salesTaxPercent: z.number().describe('For the default shipping address.'),
    discountOrMarkup: z
      .array(z.strictObject({ itemTypeId: id, percent: z.number() }))
      .describe('Discounts and markups of pieces.'),
    depositPercent: z.number().nullable().describe('Of a new sales order, before it is confirmed.'),
    memoLimit: money.nullable(),
    memoTermDays: z.int32().nullable(),
    pricingMode: z
      .enum(['FIXED', 'ESTIMATED_WEIGHT', 'MARKET_AT_SHIP'])
      .nullable()
      .describe('When prices are fixed; null: by each piece.'),
    approvalRequired: z.boolean(),
    defaultShippingMethodId: id.nullable(),
  }),
);
