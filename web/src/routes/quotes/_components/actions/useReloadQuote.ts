import { useCallback } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { useReloadQuoteQuery } from './__generated__/useReloadQuoteQuery.graphql.ts';

const query = graphql`
  query useReloadQuoteQuery($number: String!) {
    priceQuote(number: $number) {
      ...QuoteView_quote
    }
  }
`;

/** Reloads a quote and keeps open dialogs and typed values. */
export function useReloadQuote(number: string): () => Promise<void> {
  const environment = useRelayEnvironment();
  return useCallback(async () => {
    await fetchQuery<useReloadQuoteQuery>(environment, query, { number }).toPromise();
  }, [environment, number]);
}
