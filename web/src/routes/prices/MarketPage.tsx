import { SimpleGrid, Stack } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import { useSearchParams } from 'react-router';
import type { RelayPageProps } from '../../lib/relay/relay-route.tsx';
import { NotFoundError } from '../../lib/relay/request-errors.ts';
import { CONFIGURATION_SETTINGS } from '../../lib/session/permissions.ts';
import { useCan } from '../../lib/session/useCan.ts';
import { links } from '../../links.ts';
import { TabLinks } from '../../ui/actions/TabLinks.tsx';
import { CardBoundary } from '../../ui/feedback/CardBoundary.tsx';
import { LinesSkeleton } from '../../ui/feedback/Skeletons.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import type { MarketPageQuery } from './__generated__/MarketPageQuery.graphql.ts';
import { MarketMetal } from './_components/market/MarketMetal.tsx';
import { PricesTabs } from './_components/PricesTabs.tsx';
import { marketDaysOf, PERIODS } from './_lib/market-days.ts';

const query = graphql`
  query MarketPageQuery($days: Int!) {
    market(days: $days) {
      currency
      feedUrl
      moveLimitPercent
      held {
        ...HeldPrices_held
      }
      metals {
        code
        ...MarketMetal_metal
      }
    }
  }
`;

const HeldPrices = lazy(async () => ({
  default: (await import('./_components/market/HeldPrices.tsx')).HeldPrices,
}));
const MarketImport = lazy(async () => ({
  default: (await import('./_components/market/MarketImport.tsx')).MarketImport,
}));
const MarketFeed = lazy(async () => ({
  default: (await import('./_components/market/MarketFeed.tsx')).MarketFeed,
}));

/** Market prices: current, history and source. */
export function MarketPage({ queryRef }: RelayPageProps<MarketPageQuery>) {
  const { t } = useTranslation('prices');
  const can = useCan();
  const [address] = useSearchParams();
  const { market } = usePreloadedQuery<MarketPageQuery>(query, queryRef);
  if (!market) throw new NotFoundError('Market prices are shown to staff alone');
  const days = marketDaysOf(address);
  return (
    <Stack gap="4">
      <PageHeader title={t('market.title')} meta={t('market.intro')} />
      <PricesTabs current="market" />
      {market.held.length > 0 && (
        <CardBoundary>
          <Suspense fallback={<LinesSkeleton lines={3} />}>
            <HeldPrices
              held={market.held}
              currency={market.currency}
              limitPercent={market.moveLimitPercent}
            />
          </Suspense>
        </CardBoundary>
      )}
      <TabLinks
        label={t('market.period')}
        tabs={PERIODS.map((period) => ({
          to: links.market(period),
          label: t(`market.days.${period}`),
          isCurrent: period === days,
        }))}
      />
      <SimpleGrid columns={{ base: 1, xl: 2 }} gap="4" alignItems="start">
        {market.metals.map((metal) => (
          <CardBoundary key={metal.code}>
            <MarketMetal metal={metal} currency={market.currency} />
          </CardBoundary>
        ))}
      </SimpleGrid>
      {can(CONFIGURATION_SETTINGS) && (
        <Suspense fallback={<LinesSkeleton lines={4} />}>
          <SimpleGrid columns={{ base: 1, xl: 2 }} gap="4" alignItems="start">
            <CardBoundary>
              <MarketImport />
            </CardBoundary>
            <CardBoundary>
              <MarketFeed url={market.feedUrl ?? ''} moveLimitPercent={market.moveLimitPercent} />
            </CardBoundary>
          </SimpleGrid>
        </Suspense>
      )}
    </Stack>
  );
}
