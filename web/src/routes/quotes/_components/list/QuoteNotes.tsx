import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import { NoteTabs } from '../../../../notes/NoteTabs.tsx';
import type { QuoteNotesQuery } from './__generated__/QuoteNotesQuery.graphql.ts';

const query = graphql`
  query QuoteNotesQuery($number: String!) {
    priceQuote(number: $number) {
      ...NoteTabs_subject
    }
  }
`;

/** Notes of a quote in the list, fetched when opened. */
export function QuoteNotes({ number }: { number: string }) {
  const { priceQuote } = useLazyLoadQuery<QuoteNotesQuery>(
    query,
    { number },
    { fetchPolicy: 'network-only' },
  );
  return priceQuote && <NoteTabs subject={priceQuote} />;
}
