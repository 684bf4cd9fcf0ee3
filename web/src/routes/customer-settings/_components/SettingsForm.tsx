import { Button, Flex, SimpleGrid, Stack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { AmountField } from '../../../lib/forms/AmountField.tsx';
import { CheckboxField } from '../../../lib/forms/CheckboxField.tsx';
import { Form } from '../../../lib/forms/Form.tsx';
import { integerOrNull, isChecked, textOf, textOrNull, typedAmount } from '../../../lib/forms/form-values.ts';
import { FINANCIAL_TEXT_LENGTHS } from '../../../lib/forms/limits.ts';
import { SelectField } from '../../../lib/forms/SelectField.tsx';
import { TextField } from '../../../lib/forms/TextField.tsx';
import { amountOrNull } from '../../../lib/forms/typed-number.ts';
import { useOperationToasts } from '../../../lib/forms/useOperationToasts.ts';
import { useResultMutation } from '../../../lib/forms/useResultMutation.ts';
import { useLocale } from '../../../lib/i18n/useLocale.ts';
import { MEMO_TERM_DAYS, PAYMENT_TERMS_CODES } from '../../../orders/invoice-codes.ts';
import { PRICING_MODES } from '../../../orders/pricing-modes.ts';
import { DetailPanel } from '../../../ui/layout/DetailPanel.tsx';
import type { Methods } from '../_lib/methods.ts';
import type { SettingsForm_settings$key } from './__generated__/SettingsForm_settings.graphql.ts';
import type { SettingsFormMutation } from './__generated__/SettingsFormMutation.graphql.ts';

const fragment = graphql`
  fragment SettingsForm_settings on CustomerFinancialSettings @no_inline {
    customerId
    customerName
    version
    currency
    paymentTerms
    pricingMode
    creditLimit
    depositPercent
    memoLimit
    memoTermDays
    ownSalesTaxPercent
    taxExempt
    taxExemptNumber
    approvalRequired
    defaultShippingMethodId
  }
`;

const mutation = graphql`
  mutation SettingsFormMutation($input: SaveCustomerFinancialSettingsInput!) {
    result: saveCustomerFinancialSettings(input: $input) {
      __typename
      ... on SaveCustomerFinancialSettingsSuccess {
        settings {
          ...SettingsForm_settings
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

type SettingsFormProps = { settings: SettingsForm_settings$key; methods: Methods };

/** A customer’s terms, editable. */
export function SettingsForm({ settings: key, methods }: SettingsFormProps) {
  const { t } = useTranslation('customer-settings');
  const { saved } = useOperationToasts();
  const language = useLocale();
  const settings = useFragment(fragment, key);
  const [commit, isBusy] = useResultMutation<SettingsFormMutation>(mutation);
  const { customerId, customerName, version, currency } = settings;
  const typed = (amount: string | null | undefined) => (amount == null ? '' : typedAmount(amount, language));

  async function handleSend(data: FormData) {
    const input = {
      customerId,
      version,
      paymentTerms:
        PAYMENT_TERMS_CODES.find((code) => code === textOf(data, 'paymentTerms')) ?? settings.paymentTerms,
      pricingMode: PRICING_MODES.find((mode) => mode === textOf(data, 'pricingMode')) ?? null,
      creditLimit: amountOrNull(data, 'creditLimit'),
      depositPercent: amountOrNull(data, 'depositPercent'),
      memoLimit: amountOrNull(data, 'memoLimit'),
      memoTermDays: integerOrNull(data, 'memoTermDays'),
      salesTaxPercent: amountOrNull(data, 'salesTaxPercent'),
      taxExempt: isChecked(data, 'taxExempt'),
      taxExemptNumber: textOrNull(data, 'taxExemptNumber'),
      approvalRequired: isChecked(data, 'approvalRequired'),
      defaultShippingMethodId: integerOrNull(data, 'defaultShippingMethodId'),
    };
    const outcome = await commit({ input });
    if (!outcome.ok) return outcome.failure;
    saved(customerName);
    return null;
  }

  return (
    <Form onSend={handleSend} routeNamespace="customer-settings">
      <Stack gap="4">
        <DetailPanel title={t('paying')}>
          <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
            <SelectField
              name="paymentTerms"
              label={t('field.paymentTerms')}
              required
              defaultValue={settings.paymentTerms}
              options={PAYMENT_TERMS_CODES.map((value) => ({ value, label: t(`terms.${value}`) }))}
            />
            <AmountField
              name="creditLimit"
              label={t('field.creditLimit', { currency })}
              hint={t('hint.creditLimit')}
              defaultValue={typed(settings.creditLimit)}
            />
            <SelectField
              name="pricingMode"
              label={t('field.pricingMode')}
              placeholder={t('asPiece')}
              defaultValue={settings.pricingMode ?? ''}
              options={PRICING_MODES.map((value) => ({ value, label: t(`mode.${value}`) }))}
            />
            <AmountField
              name="depositPercent"
              kind="PERCENT"
              label={t('field.depositPercent')}
              hint={t('hint.depositPercent')}
              defaultValue={typed(settings.depositPercent)}
            />
          </SimpleGrid>
        </DetailPanel>
        <DetailPanel title={t('memo')}>
          <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
            <AmountField
              name="memoLimit"
              label={t('field.memoLimit', { currency })}
              hint={t('hint.memoLimit')}
              defaultValue={typed(settings.memoLimit)}
            />
            <SelectField
              name="memoTermDays"
              label={t('field.memoTermDays')}
              placeholder={t('usual')}
              defaultValue={String(settings.memoTermDays ?? '')}
              options={MEMO_TERM_DAYS.map((days) => ({
                value: String(days),
                label: t('days', { count: days }),
              }))}
            />
          </SimpleGrid>
        </DetailPanel>
        <DetailPanel title={t('orders')}>
          <Stack gap="4">
            <AmountField
              name="salesTaxPercent"
              kind="RATE"
              label={t('field.salesTax')}
              hint={t('hint.salesTax')}
              defaultValue={typed(settings.ownSalesTaxPercent)}
            />
            <CheckboxField
              name="taxExempt"
              label={t('field.taxExempt')}
              defaultChecked={settings.taxExempt}
            />
            <TextField
              name="taxExemptNumber"
              label={t('field.taxExemptNumber')}
              hint={t('hint.taxExemptNumber')}
              maxLength={FINANCIAL_TEXT_LENGTHS.taxExemptNumber}
              defaultValue={settings.taxExemptNumber ?? ''}
            />
            <CheckboxField
              name="approvalRequired"
              label={t('field.approvalRequired')}
              defaultChecked={settings.approvalRequired}
            />
            <SelectField
              name="defaultShippingMethodId"
              label={t('field.shipping')}
              placeholder={t('noShipping')}
              defaultValue={String(settings.defaultShippingMethodId ?? '')}
              options={methods.map(({ databaseId, name }) => ({ value: String(databaseId), label: name }))}
            />
          </Stack>
        </DetailPanel>
        <Flex justify="flex-end">
          <Button type="submit" loading={isBusy}>
            {t('save')}
          </Button>
        </Flex>
      </Stack>
    </Form>
  );
}
