import { graphql } from 'react-relay/hooks';
import { useDebouncedQuery } from '../../../lib/relay/useDebouncedQuery.ts';
import { OrderChange } from '../../../orders/order-change/OrderChange.tsx';
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

/** Whether a step removes pieces from an order. */
export function removesPieces(action: string): boolean {
  return action === 'CANCEL' || action === 'CLOSE_SHORT';
}

type OrderAfterProps = {
  order: OrderData;
  action: string;
  onPreviewShown: (isPreviewShown: boolean) => void;
};

/** Preview of an order’s total after a step that removes pieces. */
export function OrderAfter({ order, action, onPreviewShown }: OrderAfterProps) {
  const { number, currency } = order;
  const variables = { number, isShort: action === 'CLOSE_SHORT' };
  const { data, ...request } = useDebouncedQuery<OrderAfterQuery>(query, variables, { pauseMs: 0 });
  const { amounts, amountsIfCancelled, amountsIfClosedShort } = data?.salesOrder ?? {};
  return (
    <OrderChange
      {...request}
      namespace="sales-orders"
      order={number}
      currency={currency}
      before={amounts}
      after={amountsIfCancelled ?? amountsIfClosedShort}
      onPreviewShown={onPreviewShown}
    />
  );
}
