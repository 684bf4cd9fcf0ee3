import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import { NoteTabs } from '../../../notes/NoteTabs.tsx';
import type { OrderNotesQuery } from './__generated__/OrderNotesQuery.graphql.ts';

const query = graphql`
  query OrderNotesQuery($number: String!) {
    salesOrder(number: $number) {
      ...NoteTabs_subject
    }
  }
`;

/** Notes of a sales order in the list, fetched when opened. */
export function OrderNotes({ number }: { number: string }) {
  const { salesOrder } = useLazyLoadQuery<OrderNotesQuery>(
    query,
    { number },
    { fetchPolicy: 'network-only' },
  );
  return salesOrder && <NoteTabs subject={salesOrder} />;
}
