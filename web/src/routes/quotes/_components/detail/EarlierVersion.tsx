import { Stack } from '@chakra-ui/react';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay/hooks';
import type { EarlierVersionQuery } from './__generated__/EarlierVersionQuery.graphql.ts';
import { QuoteDifferences } from './QuoteDifferences.tsx';
import { QuoteLines } from './QuoteLines.tsx';
import { QuoteTerms } from './QuoteTerms.tsx';

/** All versions of a quote. Fetched when an earlier one is selected. */
export const earlierVersionQuery = graphql`
  query EarlierVersionQuery($number: String!) {
    priceQuote(number: $number) {
      number
      currency
      versions {
        number
        ...QuoteLines_version
        ...QuoteTerms_version
        ...QuoteDifferences_version
      }
    }
  }
`;

type EarlierVersionProps = { queryRef: PreloadedQuery<EarlierVersionQuery>; shown: number };

/** An earlier version: lines, terms, and changes. */
export function EarlierVersion({ queryRef, shown }: EarlierVersionProps) {
  const { priceQuote: quote } = usePreloadedQuery<EarlierVersionQuery>(earlierVersionQuery, queryRef);
  const version = quote?.versions.find(({ number }) => number === shown);
  if (!quote || !version) return null;
  return (
    <Stack gap="5">
      <QuoteLines version={version} currency={quote.currency} quote={quote.number} isCurrent={false} />
      <QuoteTerms version={version} />
      <QuoteDifferences version={version} currency={quote.currency} />
    </Stack>
  );
}
