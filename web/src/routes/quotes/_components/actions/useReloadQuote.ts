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

/** Reads a quote again without leaving what is open over it: the page follows, what was typed stays. */
export function useReloadQuote(number: string): () => Promise<void> {
  const environment = useRelayEnvironment();
  return useCallback(async () => {
    await fetchQuery<useReloadQuoteQuery>(environment, query, { number }).toPromise();
  }, [environment, number]);
}
