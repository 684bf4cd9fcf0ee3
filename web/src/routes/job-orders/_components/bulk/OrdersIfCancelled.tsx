import { Text } from '@chakra-ui/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { MAX_BULK_JOBS } from '../../../../lib/forms/limits.ts';
import { useDebouncedQuery } from '../../../../lib/relay/useDebouncedQuery.ts';
import { ActionPreview } from '../../../../orders/order-change/ActionPreview.tsx';
import { ChangeTable } from '../../../../orders/order-change/ChangeTable.tsx';
import { Money } from '../../../../ui/data/Money.tsx';
import type { OrdersIfCancelledQuery } from './__generated__/OrdersIfCancelledQuery.graphql.ts';

const query = graphql`
  query OrdersIfCancelledQuery($jobOrderIds: [ID!]!) {
    jobOrderCancelPreview(jobOrderIds: $jobOrderIds) {
      code
      currency
      before {
        discountValue
        grandTotal
      }
      after {
        discountValue
        grandTotal
      }
    }
  }
`;

type OrdersIfCancelledProps = {
  /** Jobs that would be cancelled. */
  ids: readonly string[];
  /** Called with whether the sums are shown. The cancel button is enabled only then. */
  onPreviewShown: (isPreviewShown: boolean) => void;
};

/**
 * Totals of each order before and after cancelling some of its jobs. Without sums if there are more jobs than one call
 * accepts.
 */
export function OrdersIfCancelled({ ids, onPreviewShown }: OrdersIfCancelledProps) {
  const { t } = useTranslation('jobs');
  const isTooMany = ids.length > MAX_BULK_JOBS;
  useEffect(() => {
    if (isTooMany) onPreviewShown(true);
  }, [isTooMany, onPreviewShown]);
  if (isTooMany)
    return <Text color="fg.muted">{t('job-bulk:cancel.tooMany', { count: MAX_BULK_JOBS })}</Text>;
  return <Sums ids={ids} onPreviewShown={onPreviewShown} />;
}

function Sums({ ids, onPreviewShown }: OrdersIfCancelledProps) {
  const variables = { jobOrderIds: [...ids] };
  const { data, ...request } = useDebouncedQuery<OrdersIfCancelledQuery>(query, variables, { pauseMs: 0 });
  const orders = data?.jobOrderCancelPreview ?? [];
  return (
    <ActionPreview {...request} namespace="jobs" onPreviewShown={onPreviewShown}>
      {orders.length > 0 && <SumsTable orders={orders} />}
    </ActionPreview>
  );
}

type SumsTableProps = { orders: OrdersIfCancelledQuery['response']['jobOrderCancelPreview'] };

function SumsTable({ orders }: SumsTableProps) {
  const { t } = useTranslation('jobs');
  const { t: ofOrders } = useTranslation('orders');
  return (
    <ChangeTable>
      <caption>{t('job-bulk:cancel.title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('job-bulk:cancel.order')}</th>
          <th scope="col">{ofOrders('after.now')}</th>
          <th scope="col">{ofOrders('after.then')}</th>
        </tr>
      </thead>
      <tbody>
        {orders.map(({ code, currency, before, after }) => (
          <tr key={code}>
            <th scope="row">
              {code}
              {before.discountValue !== after.discountValue && (
                <Text as="span" display="block" color="fg.muted" textStyle="xs">
                  {ofOrders('after.discountValue')}{' '}
                  <Money amount={before.discountValue} currency={currency} />
                  {' → '}
                  <Money amount={after.discountValue} currency={currency} />
                </Text>
              )}
            </th>
            <td>
              <Money amount={before.grandTotal} currency={currency} />
            </td>
            <td>
              <Money amount={after.grandTotal} currency={currency} />
            </td>
          </tr>
        ))}
      </tbody>
    </ChangeTable>
  );
}
