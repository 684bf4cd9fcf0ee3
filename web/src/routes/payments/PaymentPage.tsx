import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import { useSearchParams } from 'react-router';
import type { RelayPageProps } from '../../lib/relay/relay-route.tsx';
import { NotFoundError } from '../../lib/relay/request-errors.ts';
import { usePageTitle } from '../../lib/routing/usePageTitle.ts';
import { links } from '../../links.ts';
import { ListNeighbours } from '../../list/ListNeighbours.tsx';
import type { PaymentPageQuery } from './__generated__/PaymentPageQuery.graphql.ts';
import { PaymentView } from './_components/detail/PaymentView.tsx';
import { paymentList } from './_lib/payment-list.ts';

/** Query of a payment, with its neighbours in the list given by the URL. */
const paymentPageQuery = graphql`
  query PaymentPageQuery($number: String!, $filter: PaymentFilter, $orderBy: PaymentOrder) {
    payment(number: $number) {
      id
      number
      ...PaymentView_payment
    }
    paymentNeighbours(number: $number, filter: $filter, orderBy: $orderBy) {
      previous
      next
    }
  }
`;

/** A payment: amount, applications, remaining amount, and history. */
export function PaymentPage({ queryRef }: RelayPageProps<PaymentPageQuery>) {
  const data = usePreloadedQuery<PaymentPageQuery>(paymentPageQuery, queryRef);
  const [address] = useSearchParams();
  const { payment, paymentNeighbours: beside } = data;
  if (!payment) throw new NotFoundError('Payment');
  usePageTitle(payment.number);
  const place = paymentList.search(paymentList.withoutSelection(paymentList.read(address)));
  const neighbour = (number: string | null | undefined) =>
    number ? { to: links.payment(number) + place, name: number } : null;
  return (
    <PaymentView
      key={payment.id}
      payment={payment}
      listSearch={place}
      neighbours={<ListNeighbours previous={neighbour(beside.previous)} next={neighbour(beside.next)} />}
    />
  );
}
