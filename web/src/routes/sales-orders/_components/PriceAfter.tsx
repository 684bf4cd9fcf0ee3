import { graphql } from 'react-relay/hooks';
import { useDebouncedQuery } from '../../../lib/relay/useDebouncedQuery.ts';
import { OrderChange } from '../../../orders/order-change/OrderChange.tsx';
import type { OrderData } from '../_lib/order-data.ts';
import type { PriceAfterQuery } from './__generated__/PriceAfterQuery.graphql.ts';

const query = graphql`
  query PriceAfterQuery($id: ID!, $number: String!, $lineId: ID!, $unitPrice: Decimal!) {
    salesOrder(number: $number) {
      amounts {
        ...AmountsAfter_amounts
      }
    }
    salesOrderPricePreview(id: $id, lineId: $lineId, unitPrice: $unitPrice) {
      ...AmountsAfter_amounts
    }
  }
`;

type PriceAfterProps = {
  order: OrderData;
  lineId: string;
  /** Price of one piece, a decimal string. */
  unitPrice: string;
  onPreviewShown: (isPreviewShown: boolean) => void;
};

/** Preview of an order’s total with the typed price. */
export function PriceAfter({ order, lineId, unitPrice, onPreviewShown }: PriceAfterProps) {
  const { id, number, currency } = order;
  const { data, ...request } = useDebouncedQuery<PriceAfterQuery>(query, { id, number, lineId, unitPrice });
  return (
    <OrderChange
      {...request}
      namespace="sales-orders"
      order={number}
      currency={currency}
      before={data?.salesOrder?.amounts}
      after={data?.salesOrderPricePreview}
      onPreviewShown={onPreviewShown}
    />
  );
}
