import { Button, Flex, SimpleGrid, Stack } from '@chakra-ui/react';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { AmountField } from '../../../lib/forms/AmountField.tsx';
import { CheckboxField } from '../../../lib/forms/CheckboxField.tsx';
import { FINANCIAL_TEXT_LENGTHS } from '../../../lib/forms/limits.ts';
import { SelectField } from '../../../lib/forms/SelectField.tsx';
import { TextField } from '../../../lib/forms/TextField.tsx';
import { useOperationToasts } from '../../../lib/forms/useOperationToasts.ts';
import { useResultMutation } from '../../../lib/forms/useResultMutation.ts';
import { ValuesForm } from '../../../lib/forms/ValuesForm.tsx';
import { useLocale } from '../../../lib/i18n/useLocale.ts';
import { SharedChanges } from '../../../merge/SharedChanges.tsx';
import { useSharedRecord } from '../../../merge/useSharedRecord.ts';
import { MEMO_TERM_DAYS, PAYMENT_TERMS_CODES } from '../../../orders/invoice-codes.ts';
import { PRICING_MODES } from '../../../orders/pricing-modes.ts';
import { DetailPanel } from '../../../ui/layout/DetailPanel.tsx';
import type { Methods } from '../_lib/methods.ts';
import { type SettingsValues, settingsInput, settingsValues } from '../_lib/settings-values.ts';
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
  const values = useMemo(() => settingsValues(settings, language), [settings, language]);
  const form = useForm<SettingsValues>({ defaultValues: values });
  const { merge, sends } = useSharedRecord(form, values);
  const { customerName, currency } = settings;

  async function handleSave(sent: SettingsValues) {
    const outcome = await commit({ input: settingsInput(sent, settings) });
    if (!outcome.ok) return outcome.failure;
    saved(customerName);
    return null;
  }

  return (
    <ValuesForm form={form} onSend={sends(handleSave)} routeNamespace="customer-settings">
      <SharedChanges {...merge} />
      <Stack gap="4">
        <DetailPanel title={t('paying')}>
          <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
            <SelectField
              name="paymentTerms"
              label={t('field.paymentTerms')}
              required
              options={PAYMENT_TERMS_CODES.map((value) => ({ value, label: t(`terms.${value}`) }))}
            />
            <AmountField
              name="creditLimit"
              label={t('field.creditLimit', { currency })}
              hint={t('hint.creditLimit')}
            />
            <SelectField
              name="pricingMode"
              label={t('field.pricingMode')}
              placeholder={t('asPiece')}
              options={PRICING_MODES.map((value) => ({ value, label: t(`mode.${value}`) }))}
            />
            <AmountField
              name="depositPercent"
              kind="PERCENT"
              label={t('field.depositPercent')}
              hint={t('hint.depositPercent')}
            />
          </SimpleGrid>
        </DetailPanel>
        <DetailPanel title={t('memo')}>
          <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
            <AmountField
              name="memoLimit"
              label={t('field.memoLimit', { currency })}
              hint={t('hint.memoLimit')}
            />
            <SelectField
              name="memoTermDays"
              label={t('field.memoTermDays')}
              placeholder={t('usual')}
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
            />
            <CheckboxField name="taxExempt" label={t('field.taxExempt')} />
            <TextField
              name="taxExemptNumber"
              label={t('field.taxExemptNumber')}
              hint={t('hint.taxExemptNumber')}
              maxLength={FINANCIAL_TEXT_LENGTHS.taxExemptNumber}
            />
            <CheckboxField name="approvalRequired" label={t('field.approvalRequired')} />
            <SelectField
              name="defaultShippingMethodId"
              label={t('field.shipping')}
              placeholder={t('noShipping')}
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
    </ValuesForm>
  );
}
