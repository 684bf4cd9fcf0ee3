import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import { useSearchParams } from 'react-router';
import type { RelayPageProps } from '../../lib/relay/relay-route.tsx';
import { NotFoundError } from '../../lib/relay/request-errors.ts';
import { usePageTitle } from '../../lib/routing/usePageTitle.ts';
import { links } from '../../links.ts';
import { ListNeighbours } from '../../list/ListNeighbours.tsx';
import type { CustomerCreditPageQuery } from './__generated__/CustomerCreditPageQuery.graphql.ts';
import { CreditView } from './_components/CreditView.tsx';
import { creditList } from './_lib/credit-list.ts';

/** Query of a credit, with its neighbours in the list given by the URL. */
const customerCreditPageQuery = graphql`
  query CustomerCreditPageQuery(
    $number: String!
    $filter: CustomerCreditFilter
    $orderBy: CustomerCreditOrder
  ) {
    customerCredit(number: $number) {
      id
      number
      ...CreditView_credit
    }
    customerCreditNeighbours(number: $number, filter: $filter, orderBy: $orderBy) {
      previous
      next
    }
  }
`;

/** A credit: reason, remaining amount, and history. */
export function CustomerCreditPage({ queryRef }: RelayPageProps<CustomerCreditPageQuery>) {
  const data = usePreloadedQuery<CustomerCreditPageQuery>(customerCreditPageQuery, queryRef);
  const [address] = useSearchParams();
  const { customerCredit: credit, customerCreditNeighbours: beside } = data;
  if (!credit) throw new NotFoundError('CustomerCredit');
  usePageTitle(credit.number);
  const place = creditList.search(creditList.withoutSelection(creditList.read(address)));
  const neighbour = (number: string | null | undefined) =>
    number ? { to: links.customerCredit(number) + place, name: number } : null;
  return (
    <CreditView
      credit={credit}
      listSearch={place}
      neighbours={<ListNeighbours previous={neighbour(beside.previous)} next={neighbour(beside.next)} />}
    />
  );
}
