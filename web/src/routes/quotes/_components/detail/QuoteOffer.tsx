import { Flex, Stack } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { useOpenQuery } from '../../../../lib/relay/useOpenQuery.ts';
import { LinesSkeleton } from '../../../../ui/feedback/Skeletons.tsx';
import type { EarlierVersionQuery } from './__generated__/EarlierVersionQuery.graphql.ts';
import type { QuoteOffer_quote$key } from './__generated__/QuoteOffer_quote.graphql.ts';
import { EarlierVersion, earlierVersionQuery } from './EarlierVersion.tsx';
import { QuoteDifferences } from './QuoteDifferences.tsx';
import { QuoteLines } from './QuoteLines.tsx';
import { QuoteVersions } from './QuoteVersions.tsx';

const OfferForm = lazy(async () => ({ default: (await import('../pricing/OfferForm.tsx')).OfferForm }));

const fragment = graphql`
  fragment QuoteOffer_quote on PriceQuote {
    number
    currency
    allowedEdits
    current {
      id
      number
      ...QuoteLines_version
      ...QuoteDifferences_version
    }
    versions {
      id
      number
      isSent
    }
    ...OfferForm_quote
  }
`;

/** The offer: the current version, editable for staff, or an earlier one. */
export function QuoteOffer({ quote: key }: { quote: QuoteOffer_quote$key }) {
  const quote = useFragment(fragment, key);
  const { number, current, currency, versions, allowedEdits } = quote;
  const [chosen, setChosen] = useState<number | null>(null);
  // A new version is selected automatically.
  const shown = chosen !== null && versions.some((each) => each.number === chosen) ? chosen : current.number;
  return (
    <Stack gap="5">
      <Flex justify="end" _empty={{ display: 'none' }}>
        <QuoteVersions
          versions={versions}
          shown={shown}
          onShow={(next) => setChosen(next === current.number ? null : next)}
        />
      </Flex>
      {shown !== current.number ? (
        <Earlier key={number} number={number} shown={shown} />
      ) : (
        <>
          {allowedEdits.includes('PRICES') ? (
            <Suspense fallback={<LinesSkeleton lines={8} />}>
              <OfferForm key={current.id} quote={quote} />
            </Suspense>
          ) : (
            <QuoteLines version={current} currency={currency} quote={number} isCurrent />
          )}
          <QuoteDifferences version={current} currency={currency} />
        </>
      )}
    </Stack>
  );
}

function Earlier({ number, shown }: { number: string; shown: number }) {
  const queryRef = useOpenQuery<EarlierVersionQuery>(earlierVersionQuery, { number });
  return (
    <Suspense fallback={<LinesSkeleton lines={8} />}>
      {queryRef && <EarlierVersion queryRef={queryRef} shown={shown} />}
    </Suspense>
  );
}
