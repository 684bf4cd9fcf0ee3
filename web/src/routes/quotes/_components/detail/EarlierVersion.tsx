import { Stack } from '@chakra-ui/react';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay/hooks';
import type { EarlierVersionQuery } from './__generated__/EarlierVersionQuery.graphql.ts';
import { QuoteDifferences } from './QuoteDifferences.tsx';
import { QuoteLines } from './QuoteLines.tsx';
import { QuoteTerms } from './QuoteTerms.tsx';

/** Everything that the versions of a quote said; asked for when another than the current one is looked at. */
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

/** A version that is not the current one: its lines, terms, and what it changed. */
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
