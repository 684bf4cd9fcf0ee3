import { typedAmount } from '../../../lib/forms/form-values.ts';
import { amountOf } from '../../../lib/forms/typed-number.ts';
import type { AppLanguage } from '../../../lib/i18n/language.ts';
import { PAYMENT_TERMS_CODES } from '../../../orders/invoice-codes.ts';
import { PRICING_MODES } from '../../../orders/pricing-modes.ts';
import type { SettingsForm_settings$data } from '../_components/__generated__/SettingsForm_settings.graphql.ts';
import type { SaveCustomerFinancialSettingsInput } from '../_components/__generated__/SettingsFormMutation.graphql.ts';

/** Form values of a customer’s terms: texts as typed, empty where nothing is agreed. */
export type SettingsValues = {
  paymentTerms: string;
  pricingMode: string;
  creditLimit: string;
  depositPercent: string;
  memoLimit: string;
  memoTermDays: string;
  salesTaxPercent: string;
  taxExempt: boolean;
  taxExemptNumber: string;
  approvalRequired: boolean;
  defaultShippingMethodId: string;
};

/** Initial form values, with numbers formatted in a language. */
export function settingsValues(settings: SettingsForm_settings$data, language: AppLanguage): SettingsValues {
  const typed = (amount: string | null | undefined) => (amount == null ? '' : typedAmount(amount, language));
  return {
    paymentTerms: settings.paymentTerms,
    pricingMode: settings.pricingMode ?? '',
    creditLimit: typed(settings.creditLimit),
    depositPercent: typed(settings.depositPercent),
    memoLimit: typed(settings.memoLimit),
    memoTermDays: String(settings.memoTermDays ?? ''),
    salesTaxPercent: typed(settings.ownSalesTaxPercent),
    taxExempt: settings.taxExempt,
    taxExemptNumber: settings.taxExemptNumber ?? '',
    approvalRequired: settings.approvalRequired,
    defaultShippingMethodId: String(settings.defaultShippingMethodId ?? ''),
  };
}

/** The values as mutation input. */
export function settingsInput(
  values: SettingsValues,
  settings: SettingsForm_settings$data,
): SaveCustomerFinancialSettingsInput {
  const integer = (text: string) => (text === '' ? null : Number(text));
  return {
    customerId: settings.customerId,
    version: settings.version,
    paymentTerms: PAYMENT_TERMS_CODES.find((code) => code === values.paymentTerms) ?? settings.paymentTerms,
    pricingMode: PRICING_MODES.find((mode) => mode === values.pricingMode) ?? null,
    creditLimit: amountOf(values.creditLimit),
    depositPercent: amountOf(values.depositPercent),
    memoLimit: amountOf(values.memoLimit),
    memoTermDays: integer(values.memoTermDays),
    salesTaxPercent: amountOf(values.salesTaxPercent),
    taxExempt: values.taxExempt,
    taxExemptNumber: values.taxExemptNumber.trim() || null,
    approvalRequired: values.approvalRequired,
    defaultShippingMethodId: integer(values.defaultShippingMethodId),
  };
}
