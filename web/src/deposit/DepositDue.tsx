import { Button, Flex, Text } from '@chakra-ui/react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import { useFormat } from '../lib/format/useFormat.ts';
import { links } from '../links.ts';
import { WaitingOn } from '../orders/waiting/WaitingOn.tsx';
import { AppLink } from '../ui/actions/AppLink.tsx';
import { Notice } from '../ui/feedback/Notice.tsx';
import type { DepositDueQuery } from './__generated__/DepositDueQuery.graphql.ts';
import { LazyPayOrderDialog } from './LazyPayOrderDialog.tsx';

const query = graphql`
  query DepositDueQuery($number: String!) {
    salesOrder(number: $number) {
      id
      number
      currency
      payment {
        requiredDue
        requiredPercent
        balance
      }
      waitingFor {
        who
        act
        ...WaitingOn_for
      }
    }
  }
`;

/** The deposit that an order needs before work starts, with a pay button, or a request to the users who may pay. */
export function DepositDue({ number }: { number: string }) {
  const { t } = useTranslation('pay-order');
  const { money, percent } = useFormat();
  const [isPaying, setIsPaying] = useState(false);
  const { salesOrder: order } = useLazyLoadQuery<DepositDueQuery>(
    query,
    { number },
    { fetchPolicy: 'store-and-network' },
  );
  if (order?.waitingFor?.act !== 'PAY' || !order.payment) return null;
  const { payment, currency, waitingFor } = order;
  const amount = money(payment.requiredDue, currency);
  return (
    <Notice tone="warning" title={t('asked.title', { amount })}>
      <Text>
        {t('asked.text', { percent: percent(payment.requiredPercent) })}{' '}
        <AppLink to={links.salesOrder(number)}>{number}</AppLink>
      </Text>
      <Flex mt="2" gap="2" wrap="wrap" _print={{ display: 'none' }}>
        {waitingFor.who === 'VIEWER' ? (
          <Button size="sm" onClick={() => setIsPaying(true)}>
            {t('asked.pay', { amount })}
          </Button>
        ) : (
          <WaitingOn waitingFor={waitingFor} subject={order} />
        )}
      </Flex>
      {isPaying && (
        <Suspense>
          <LazyPayOrderDialog order={order} onClose={() => setIsPaying(false)} />
        </Suspense>
      )}
    </Notice>
  );
}
