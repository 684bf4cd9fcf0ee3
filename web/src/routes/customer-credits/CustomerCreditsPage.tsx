import { Button, Stack } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import { customerFilter } from '../../customers/customer-filter.tsx';
import { DocumentMails } from '../../documents/mailing/DocumentMails.tsx';
import type { RelayPageProps } from '../../lib/relay/relay-route.tsx';
import { CUSTOMER_CREDITS_ISSUE, PAYMENTS_VIEW } from '../../lib/session/permissions.ts';
import { useCan } from '../../lib/session/useCan.ts';
import { useSignedInViewer } from '../../lib/session/useSignedInViewer.ts';
import { oneFilter, searchFilter } from '../../list/toolbar/filter.tsx';
import { useList } from '../../list/useList.ts';
import { BalanceCard } from '../../money/BalanceCard.tsx';
import { CardBoundary } from '../../ui/feedback/CardBoundary.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import type { CustomerCreditsPageQuery } from './__generated__/CustomerCreditsPageQuery.graphql.ts';
import { CreditList } from './_components/CreditList.tsx';
import { creditList } from './_lib/credit-list.ts';

const IssueDialog = lazy(async () => ({
  default: (await import('./_components/IssueDialog.tsx')).IssueDialog,
}));

/** Query of the list, with the account of the customer in the filter. */
const customerCreditsPageQuery = graphql`
  query CustomerCreditsPageQuery(
    $filter: CustomerCreditFilter
    $orderBy: CustomerCreditOrder
    $customerId: Int
    $count: Int!
  ) {
    gridSetting(code: CUSTOMER_CREDITS) {
      ...useGrid_setting
      ...useListViews_setting
    }
    customerBalance(customerId: $customerId) {
      accountNumber
      ...BalanceCard_balance
    }
    ...CreditList_query @arguments(filter: $filter, orderBy: $orderBy, count: $count)
  }
`;

/** Credits: account balance, search, filters, list, and a button to issue one. */
export function CustomerCreditsPage({ queryRef }: RelayPageProps<CustomerCreditsPageQuery>) {
  const { t } = useTranslation('customer-credits');
  const data = usePreloadedQuery<CustomerCreditsPageQuery>(customerCreditsPageQuery, queryRef);
  const list = useList(creditList);
  const can = useCan();
  const { isStaff } = useSignedInViewer();
  const [isIssuing, setIsIssuing] = useState(false);
  const filters = [
    searchFilter(list, (search) => t('chip.search', { search })),
    oneFilter(list, 'kind', t('filter.kind'), (_form, kind) => t(`kindOf.${kind}`)),
    customerFilter(list, {
      legend: t('filter.customer'),
      isStaff,
      chip: t('chip.customer', { customer: list.view.customerId }),
    }),
  ];
  return (
    <Stack gap="4">
      <PageHeader
        title={t('title')}
        breadcrumb={[{ label: t('money') }]}
        actions={
          isStaff &&
          can(CUSTOMER_CREDITS_ISSUE) && (
            <Button size="sm" onClick={() => setIsIssuing(true)}>
              {t('issue.open')}
            </Button>
          )
        }
      />
      {data.customerBalance && (
        <CardBoundary>
          <BalanceCard balance={data.customerBalance} />
        </CardBoundary>
      )}
      {data.customerBalance && (
        <DocumentMails
          kind="STATEMENT"
          number={data.customerBalance.accountNumber}
          mayPrint={can(PAYMENTS_VIEW)}
        />
      )}
      <CardBoundary>
        <CreditList list={list} filters={filters} setting={data.gridSetting} query={data} />
      </CardBoundary>
      {isIssuing && (
        <Suspense>
          <IssueDialog onClose={() => setIsIssuing(false)} />
        </Suspense>
      )}
    </Stack>
  );
}
