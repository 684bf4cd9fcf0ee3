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

/** The notes of a quote of the list, read when they are opened. */
export function QuoteNotes({ number }: { number: string }) {
  const { priceQuote } = useLazyLoadQuery<QuoteNotesQuery>(
    query,
    { number },
    { fetchPolicy: 'network-only' },
  );
  return priceQuote && <NoteTabs subject={priceQuote} />;
}
