import { graphql } from 'react-relay/hooks';
import { requestFailure } from '../../../lib/forms/mutation-failure.ts';
import { useErrorText } from '../../../lib/forms/useErrorText.ts';
import { useDebouncedQuery } from '../../../lib/relay/useDebouncedQuery.ts';
import { AmountsAfter } from '../../../orders/AmountsAfter.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { LinesSkeleton } from '../../../ui/feedback/Skeletons.tsx';
import type { OrderData } from '../_lib/order-data.ts';
import type { OrderAfterQuery } from './__generated__/OrderAfterQuery.graphql.ts';

const query = graphql`
  query OrderAfterQuery($number: String!, $isShort: Boolean!) {
    salesOrder(number: $number) {
      amounts {
        ...AmountsAfter_amounts
      }
      amountsIfCancelled @skip(if: $isShort) {
        ...AmountsAfter_amounts
      }
      amountsIfClosedShort @include(if: $isShort) {
        ...AmountsAfter_amounts
      }
    }
  }
`;

/** Whether a step takes pieces off an order. */
export function takesOff(action: string): boolean {
  return action === 'CANCEL' || action === 'CLOSE_SHORT';
}

/** What an order comes to after a step that takes pieces off it. */
export function OrderAfter({ order, action }: { order: OrderData; action: string }) {
  const { ofFailure } = useErrorText('sales-orders');
  const { number, currency } = order;
  const variables = { number, isShort: action === 'CLOSE_SHORT' };
  const { data, error, isPending } = useDebouncedQuery<OrderAfterQuery>(query, variables, { pauseMs: 0 });
  const { amounts, amountsIfCancelled, amountsIfClosedShort } = data?.salesOrder ?? {};
  const after = amountsIfCancelled ?? amountsIfClosedShort;
  if (isPending) return <LinesSkeleton lines={3} />;
  if (error) return <Notice tone="warning">{ofFailure(requestFailure(error))}</Notice>;
  if (!amounts || !after) return null;
  return <AmountsAfter order={number} before={amounts} after={after} currency={currency} />;
}
