import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useFormat } from '../../../lib/format/useFormat.ts';
import { KeyValueList } from '../../../ui/data/KeyValueList.tsx';
import { DetailPanel } from '../../../ui/layout/DetailPanel.tsx';
import type { Methods } from '../_lib/methods.ts';
import type { SettingsList_settings$key } from './__generated__/SettingsList_settings.graphql.ts';

const fragment = graphql`
  fragment SettingsList_settings on CustomerFinancialSettings {
    currency
    paymentTerms
    pricingMode
    creditLimit
    depositPercent
    memoLimit
    memoTermDays
    taxExempt
    taxExemptNumber
    salesTaxPercent
    approvalRequired
    defaultShippingMethodId
  }
`;

type SettingsListProps = { settings: SettingsList_settings$key; methods: Methods };

/** A customer’s terms, read-only. */
export function SettingsList({ settings: key, methods }: SettingsListProps) {
  const { t } = useTranslation('customer-settings');
  const { money, percent } = useFormat();
  const settings = useFragment(fragment, key);
  const { currency, creditLimit, depositPercent, memoLimit, memoTermDays } = settings;
  const method = methods.find(({ databaseId }) => databaseId === settings.defaultShippingMethodId);
  const yesNo = (value: boolean) => t(value ? 'yes' : 'no');
  return (
    <DetailPanel title={t('title')}>
      <KeyValueList
        entries={[
          { label: t('field.paymentTerms'), value: t(`terms.${settings.paymentTerms}`) },
          {
            label: t('field.pricingMode'),
            value: settings.pricingMode ? t(`mode.${settings.pricingMode}`) : t('asPiece'),
          },
          {
            label: t('field.creditLimit', { currency }),
            value: creditLimit == null ? t('noLimit') : money(creditLimit, currency),
          },
          {
            label: t('field.depositPercent'),
            value: depositPercent == null ? t('asTerms') : percent(depositPercent),
          },
          {
            label: t('field.memoLimit', { currency }),
            value: memoLimit == null ? t('noLimit') : money(memoLimit, currency),
          },
          {
            label: t('field.memoTermDays'),
            value: memoTermDays == null ? t('usual') : t('days', { count: memoTermDays }),
          },
          { label: t('field.salesTax'), value: percent(settings.salesTaxPercent) },
          {
            label: t('field.taxExempt'),
            value: settings.taxExempt ? settings.taxExemptNumber || t('yes') : t('no'),
          },
          { label: t('field.approvalRequired'), value: yesNo(settings.approvalRequired) },
          { label: t('field.shipping'), value: method?.name ?? t('noShipping') },
        ]}
      />
    </DetailPanel>
  );
}
