import { graphql, useFragment } from 'react-relay/hooks';
import { useSearchParams } from 'react-router';
import { links } from '../../../../links.ts';
import { ListNeighbours } from '../../../../list/ListNeighbours.tsx';
import { quoteList } from '../../_lib/quote-list.ts';
import type { QuoteNeighbours_query$key } from './__generated__/QuoteNeighbours_query.graphql.ts';

const fragment = graphql`
  fragment QuoteNeighbours_query on Query
  @argumentDefinitions(
    number: { type: "String!" }
    tab: { type: "OrderTab!" }
    filter: { type: "PriceQuoteFilter" }
    orderBy: { type: "PriceQuoteOrder" }
  ) {
    priceQuoteNeighbours(number: $number, tab: $tab, filter: $filter, orderBy: $orderBy) {
      previous
      next
    }
  }
`;

/** The previous and next quote in the list that linked here. */
export function QuoteNeighbours({ query }: { query: QuoteNeighbours_query$key }) {
  const { previous, next } = useFragment(fragment, query).priceQuoteNeighbours;
  const [address] = useSearchParams();
  const place = quoteList.search(quoteList.withoutSelection(quoteList.read(address)));
  const neighbour = (number: string | null | undefined) =>
    number ? { to: links.quote(number) + place, name: number } : null;
  return <ListNeighbours previous={neighbour(previous)} next={neighbour(next)} />;
}
