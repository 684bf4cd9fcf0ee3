import { Stack } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import { useNavigate } from 'react-router';
import { CustomerCombobox } from '../../customers/CustomerCombobox.tsx';
import { DocumentMails } from '../../documents/mailing/DocumentMails.tsx';
import type { RelayPageProps } from '../../lib/relay/relay-route.tsx';
import { CUSTOMERS_CREDITLIMIT, PAYMENTS_VIEW } from '../../lib/session/permissions.ts';
import { useCan } from '../../lib/session/useCan.ts';
import { useSignedInViewer } from '../../lib/session/useSignedInViewer.ts';
import { links } from '../../links.ts';
import { BalanceCard } from '../../money/BalanceCard.tsx';
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx';
import { CardBoundary } from '../../ui/feedback/CardBoundary.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { LinesSkeleton } from '../../ui/feedback/Skeletons.tsx';
import { DetailPanel } from '../../ui/layout/DetailPanel.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import type { CustomerSettingsPageQuery } from './__generated__/CustomerSettingsPageQuery.graphql.ts';
import { SettingsList } from './_components/SettingsList.tsx';

// Only for staff.
const SettingsForm = lazy(async () => ({
  default: (await import('./_components/staff-parts.ts')).SettingsForm,
}));

// Fetched separately, because it is below the terms and only for staff.
const MainContact = lazy(async () => ({
  default: (await import('./_components/staff-parts.ts')).MainContact,
}));

/** Query of a customer’s terms and account balance. */
const customerSettingsPageQuery = graphql`
  query CustomerSettingsPageQuery($customerId: Int) {
    customerFinancialSettings(customerId: $customerId) {
      customerId
      customerName
      accountNumber
      ...SettingsForm_settings
      ...SettingsList_settings
      ...MainContact_settings
    }
    customerBalance(customerId: $customerId) {
      ...BalanceCard_balance
    }
    shippingMethods {
      databaseId
      name
    }
  }
`;

/** A customer’s terms. Staff choose a customer and edit them; customers read their own. */
export function CustomerSettingsPage({ queryRef }: RelayPageProps<CustomerSettingsPageQuery>) {
  const { t } = useTranslation('customer-settings');
  const data = usePreloadedQuery<CustomerSettingsPageQuery>(customerSettingsPageQuery, queryRef);
  const navigate = useNavigate();
  const can = useCan();
  const { isStaff } = useSignedInViewer();
  const { customerFinancialSettings: settings, customerBalance: balance } = data;
  const header = (
    <PageHeader
      title={settings ? t('of', { customer: settings.customerName }) : t('title')}
      breadcrumb={[{ label: t('money') }]}
      meta={settings?.accountNumber}
      actions={
        settings &&
        isStaff && (
          <ButtonLink size="sm" variant="outline" to={links.customerSettings()}>
            {t('another')}
          </ButtonLink>
        )
      }
    />
  );
  if (!settings)
    return (
      <Stack gap="4">
        {header}
        {isStaff ? (
          <DetailPanel title={t('choose')}>
            <CustomerCombobox onPick={(id) => void navigate(links.customerSettings(id))} />
          </DetailPanel>
        ) : (
          <EmptyState title={t('none')} />
        )}
      </Stack>
    );
  const mayChange = isStaff && can(CUSTOMERS_CREDITLIMIT);
  return (
    <Stack gap="4" maxW="4xl">
      {header}
      {balance && (
        <CardBoundary>
          <BalanceCard balance={balance} isOnTerms />
        </CardBoundary>
      )}
      {balance && (
        <DocumentMails kind="STATEMENT" number={settings.accountNumber} mayPrint={can(PAYMENTS_VIEW)} />
      )}
      <CardBoundary>
        {mayChange ? (
          <Suspense fallback={<LinesSkeleton lines={8} />}>
            <SettingsForm key={settings.customerId} settings={settings} methods={data.shippingMethods} />
          </Suspense>
        ) : (
          <SettingsList settings={settings} methods={data.shippingMethods} />
        )}
      </CardBoundary>
      {mayChange && (
        <CardBoundary>
          <Suspense fallback={<LinesSkeleton lines={2} />}>
            <MainContact settings={settings} />
          </Suspense>
        </CardBoundary>
      )}
    </Stack>
  );
}
