import { chakra, Text } from '@chakra-ui/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { MAX_BULK_JOBS } from '../../../../lib/forms/limits.ts';
import { requestFailure } from '../../../../lib/forms/mutation-failure.ts';
import { useErrorText } from '../../../../lib/forms/useErrorText.ts';
import { useDebouncedQuery } from '../../../../lib/relay/useDebouncedQuery.ts';
import { Money } from '../../../../ui/data/Money.tsx';
import { Notice } from '../../../../ui/feedback/Notice.tsx';
import { LinesSkeleton } from '../../../../ui/feedback/Skeletons.tsx';
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

const Table = chakra('table', {
  base: {
    w: 'full',
    textStyle: 'sm',
    '& caption': { textAlign: 'start', fontWeight: 'medium', mb: '1' },
    '& th': { fontWeight: 'normal', textAlign: 'start', py: '1' },
    '& thead th': { color: 'fg.muted' },
    '& td, & thead th + th': { textAlign: 'end', ps: '3' },
  },
});

type OrdersIfCancelledProps = {
  /** Jobs that would be cancelled. */
  ids: readonly string[];
  /** Hears whether the sums are shown; only then may the jobs be cancelled. */
  onTold: (isTold: boolean) => void;
};

/** What each order comes to before and after some of its jobs are cancelled. Of more jobs than one call takes, no sums are told. */
export function OrdersIfCancelled({ ids, onTold }: OrdersIfCancelledProps) {
  const { t } = useTranslation('jobs');
  const isTooMany = ids.length > MAX_BULK_JOBS;
  useEffect(() => {
    if (isTooMany) onTold(true);
  }, [isTooMany, onTold]);
  if (isTooMany) return <Text color="fg.muted">{t('bulk.cancel.tooMany', { count: MAX_BULK_JOBS })}</Text>;
  return <Sums ids={ids} onTold={onTold} />;
}

function Sums({ ids, onTold }: OrdersIfCancelledProps) {
  const { t } = useTranslation('jobs');
  const { t: ofOrders } = useTranslation('orders');
  const { ofFailure } = useErrorText('jobs');
  const variables = { jobOrderIds: [...ids] };
  const { data, error, isPending } = useDebouncedQuery<OrdersIfCancelledQuery>(query, variables, {
    pauseMs: 0,
  });
  const isTold = !isPending && error === null;
  useEffect(() => onTold(isTold), [onTold, isTold]);
  if (isPending) return <LinesSkeleton lines={3} />;
  if (error) return <Notice tone="warning">{ofFailure(requestFailure(error))}</Notice>;
  const orders = data?.jobOrderCancelPreview ?? [];
  if (orders.length === 0) return null;
  return (
    <Table>
      <caption>{t('bulk.cancel.title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('bulk.cancel.order')}</th>
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
    </Table>
  );
}
