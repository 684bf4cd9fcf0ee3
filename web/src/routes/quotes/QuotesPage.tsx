import { Stack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { RelayPageProps } from '../../lib/relay/relay-route.tsx';
import { ListTabs, useTabCount } from '../../list/ListTabs.tsx';
import { useList } from '../../list/useList.ts';
import { CardBoundary } from '../../ui/feedback/CardBoundary.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import type { QuotesPageQuery } from './__generated__/QuotesPageQuery.graphql.ts';
import { QuoteList } from './_components/list/QuoteList.tsx';
import { useQuoteFilters } from './_components/list/useQuoteFilters.tsx';
import { quoteList } from './_lib/quote-list.ts';

/** Query of the list; `ofCustomer` returns the name of the customer in the filter. */
const quotesPageQuery = graphql`
  query QuotesPageQuery(
    $tab: OrderTab!
    $filter: PriceQuoteFilter
    $orderBy: PriceQuoteOrder
    $count: Int!
    $ofCustomer: PriceQuoteFilter
    $hasCustomer: Boolean!
  ) {
    priceQuoteTabCounts(filter: $filter) {
      tab
      count
      atLeast
    }
    statuses(entityType: PRICE_QUOTE) {
      code
      name
      colour
      tab
    }
    quotesOfCustomer: priceQuotes(first: 1, filter: $ofCustomer) @include(if: $hasCustomer) {
      edges {
        node {
          customer {
            name
          }
        }
      }
    }
    gridSetting(code: PRICE_QUOTES) {
      ...useGrid_setting
      ...useListViews_setting
    }
    ...QuoteList_query @arguments(tab: $tab, filter: $filter, orderBy: $orderBy, count: $count)
  }
`;

/** Price quotes: tabs, search, filters and the list. */
export function QuotesPage({ queryRef }: RelayPageProps<QuotesPageQuery>) {
  const { t } = useTranslation('quotes');
  const data = usePreloadedQuery<QuotesPageQuery>(quotesPageQuery, queryRef);
  const list = useList(quoteList);
  const { priceQuoteTabCounts: counts } = data;
  const total = useTabCount(list, counts)();
  return (
    <Stack gap="4">
      <PageHeader title={t('title')} breadcrumb={[{ label: t('tracking') }]} />
      <ListTabs list={list} label={t('title')} tabLabel={(tab) => t(`tab.${tab}`)} counts={counts} />
      <CardBoundary>
        <QuoteList
          list={list}
          filters={useQuoteFilters(list, data)}
          setting={data.gridSetting}
          query={data}
          total={total}
        />
      </CardBoundary>
    </Stack>
  );
}
