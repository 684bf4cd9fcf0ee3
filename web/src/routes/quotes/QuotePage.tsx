import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { RelayPageProps } from '../../lib/relay/relay-route.tsx';
import { NotFoundError } from '../../lib/relay/request-errors.ts';
import { usePageTitle } from '../../lib/routing/usePageTitle.ts';
import { PageVisitors } from '../../orders/PageVisitors.tsx';
import type { QuotePageQuery } from './__generated__/QuotePageQuery.graphql.ts';
import { QuoteNeighbours } from './_components/detail/QuoteNeighbours.tsx';
import { QuoteView } from './_components/detail/QuoteView.tsx';

/** Query of a quote, with its neighbours in the list given by the URL. */
const quotePageQuery = graphql`
  query QuotePageQuery(
    $number: String!
    $tab: OrderTab!
    $filter: PriceQuoteFilter
    $orderBy: PriceQuoteOrder
  ) {
    priceQuote(number: $number) {
      id
      number
      ...QuoteView_quote
    }
    ...QuoteNeighbours_query @arguments(number: $number, tab: $tab, filter: $filter, orderBy: $orderBy)
  }
`;

/** A price quote: status, actions, offer with price and terms, and history. */
export function QuotePage({ queryRef }: RelayPageProps<QuotePageQuery>) {
  const data = usePreloadedQuery<QuotePageQuery>(quotePageQuery, queryRef);
  const { priceQuote: quote } = data;
  if (!quote) throw new NotFoundError('PriceQuote');
  usePageTitle(quote.number);
  const neighbours = (
    <>
      <PageVisitors id={quote.id} />
      <QuoteNeighbours query={data} />
    </>
  );
  return <QuoteView key={quote.id} quote={quote} neighbours={neighbours} />;
}
