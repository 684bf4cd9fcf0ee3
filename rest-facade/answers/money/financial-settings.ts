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
  'On what terms a customer buys.',
  z.strictObject({
    customerId: id,
    currency,
    paymentTermsCode: z.enum(['PREPAID', 'NET_30', 'NET_60', 'ON_HOLD']),
    creditLimit: money.nullable().describe('What may be owed at most; null: no limit.'),
    taxExempt: z.boolean(),
    taxExemptNumber: z.string().nullable(),
    salesTaxPercent: z.number().describe('Of what goes to the usual address.'),
    discountOrMarkup: z
      .array(z.strictObject({ itemTypeId: id, percent: z.number() }))
      .describe('Pieces that cost more or less than for others.'),
    depositPercent: z.number().nullable().describe('Of a new sales order, before it is confirmed.'),
    memoLimit: money.nullable(),
    memoTermDays: z.int32().nullable(),
    pricingMode: z
      .enum(['FIXED', 'ESTIMATED_WEIGHT', 'MARKET_AT_SHIP'])
      .nullable()
      .describe('When prices are fixed; null: as each piece says.'),
    approvalRequired: z.boolean(),
    defaultShippingMethodId: id.nullable(),
  }),
);
