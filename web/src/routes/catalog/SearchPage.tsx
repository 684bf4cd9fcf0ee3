import { Heading, Stack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { RelayPageProps } from '../../lib/relay/relay-route.tsx';
import { useList } from '../../list/useList.ts';
import { CardBoundary } from '../../ui/feedback/CardBoundary.tsx';
import { PageSection } from '../../ui/layout/PageSection.tsx';
import type { SearchPageQuery } from './__generated__/SearchPageQuery.graphql.ts';
import { ProductList } from './_components/ProductList.tsx';
import { productList } from './_lib/product-list.ts';

/** Query of a search over the whole catalogue. */
const searchPageQuery = graphql`
  query SearchPageQuery(
    $filter: ProductFilter
    $orderBy: ProductOrder
    $count: Int!
    $alloyIds: [Int!]
    $karats: [String!]
  ) {
    ...ProductList_query @arguments(filter: $filter, orderBy: $orderBy, count: $count, alloyIds: $alloyIds, karats: $karats)
  }
`;

/** Results of the search in the header. Without words, all pieces. */
export function SearchPage({ queryRef }: RelayPageProps<SearchPageQuery>) {
  const { t } = useTranslation('catalog');
  const { view } = useList(productList);
  const data = usePreloadedQuery<SearchPageQuery>(searchPageQuery, queryRef);
  return (
    <PageSection as="div">
      <Stack gap="6">
        <Heading as="h1" textStyle="display">
          {view.search ? t('resultsFor', { search: view.search }) : t('allPieces')}
        </Heading>
        <CardBoundary>
          <ProductList query={data} />
        </CardBoundary>
      </Stack>
    </PageSection>
  );
}
