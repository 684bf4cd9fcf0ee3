import { Button, Stack } from '@chakra-ui/react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import { useLocation, useNavigate } from 'react-router';
import { recordedInvoice } from '../../ledger/recorded-invoice.ts';
import type { RelayPageProps } from '../../lib/relay/relay-route.tsx';
import { PAYMENTS_PAY } from '../../lib/session/permissions.ts';
import { useCan } from '../../lib/session/useCan.ts';
import { useSignedInViewer } from '../../lib/session/useSignedInViewer.ts';
import { useList } from '../../list/useList.ts';
import { AccountAbove } from '../../money/AccountAbove.tsx';
import { CardBoundary } from '../../ui/feedback/CardBoundary.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import type { PaymentsPageQuery } from './__generated__/PaymentsPageQuery.graphql.ts';
import { PaymentList } from './_components/list/PaymentList.tsx';
import { usePaymentFilters } from './_components/list/usePaymentFilters.tsx';
import { paymentList } from './_lib/payment-list.ts';

const RecordDrawer = lazy(async () => ({
  default: (await import('./_components/record/RecordDrawer.tsx')).RecordDrawer,
}));

/** Query of the list; `ofCustomer` returns the name of the customer in the filter. */
const paymentsPageQuery = graphql`
  query PaymentsPageQuery(
    $filter: PaymentFilter
    $orderBy: PaymentOrder
    $count: Int!
    $ofCustomer: PaymentFilter
    $hasCustomer: Boolean!
  ) {
    paymentsOfCustomer: payments(first: 1, filter: $ofCustomer) @include(if: $hasCustomer) {
      edges {
        node {
          customer {
            name
          }
        }
      }
    }
    gridSetting(code: PAYMENTS) {
      ...useGrid_setting
      ...useListViews_setting
    }
    ...PaymentList_query @arguments(filter: $filter, orderBy: $orderBy, count: $count)
  }
`;

/** Payments: search, filters, list and, for staff, a button to record one. */
export function PaymentsPage({ queryRef }: RelayPageProps<PaymentsPageQuery>) {
  const { t } = useTranslation('payments');
  const data = usePreloadedQuery<PaymentsPageQuery>(paymentsPageQuery, queryRef);
  const list = useList(paymentList);
  const can = useCan();
  const { isStaff } = useSignedInViewer();
  const { state, search } = useLocation();
  const navigate = useNavigate();
  const [recorded, setRecorded] = useState(recordedInvoice(state));
  const [isRecording, setIsRecording] = useState(recorded !== null);
  // Returning to this page later does not record the payment again.
  useEffect(() => {
    if (recordedInvoice(state)) void navigate({ search }, { replace: true, state: null });
  }, [state, search, navigate]);

  function close() {
    setIsRecording(false);
    setRecorded(null);
  }

  return (
    <Stack gap="4">
      <PageHeader
        title={t('title')}
        breadcrumb={[{ label: t('money') }]}
        actions={
          isStaff &&
          can(PAYMENTS_PAY) && (
            <Button size="sm" onClick={() => setIsRecording(true)}>
              {t('record.open')}
            </Button>
          )
        }
      />
      <AccountAbove />
      <CardBoundary>
        <PaymentList
          list={list}
          filters={usePaymentFilters(list, data)}
          setting={data.gridSetting}
          query={data}
        />
      </CardBoundary>
      {isRecording && (
        <Suspense>
          <RecordDrawer invoice={recorded} onClose={close} />
        </Suspense>
      )}
    </Stack>
  );
}
