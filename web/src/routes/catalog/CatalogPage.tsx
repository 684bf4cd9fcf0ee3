import { Box, Heading, Stack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { RelayPageProps } from '../../lib/relay/relay-route.tsx';
import { CART_ADD } from '../../lib/session/permissions.ts';
import { useCan } from '../../lib/session/useCan.ts';
import { links } from '../../links.ts';
import { ListSearch } from '../../list/toolbar/ListSearch.tsx';
import { useList } from '../../list/useList.ts';
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx';
import { CardBoundary } from '../../ui/feedback/CardBoundary.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import type { CatalogPageQuery } from './__generated__/CatalogPageQuery.graphql.ts';
import { CategoryCards } from './_components/CategoryCards.tsx';
import { ProductList } from './_components/ProductList.tsx';
import { productList } from './_lib/product-list.ts';

/** Query of the back office catalogue: categories, or the results of a search or filter. */
const catalogPageQuery = graphql`
  query CatalogPageQuery(
    $isSearching: Boolean!
    $filter: ProductFilter
    $orderBy: ProductOrder
    $count: Int!
    $alloyIds: [Int!]
    $karats: [String!]
  ) {
    productCategories(first: 60, filter: { onlyRoots: true }) @skip(if: $isSearching) {
      edges {
        node {
          ...CategoryCards_category
        }
      }
    }
    ...ProductList_query @arguments(filter: $filter, orderBy: $orderBy, count: $count, alloyIds: $alloyIds, karats: $karats) @include(if: $isSearching) @alias(as: "list")
  }
`;

/** The back office catalogue. */
export function CatalogPage({ queryRef }: RelayPageProps<CatalogPageQuery>) {
  const { t } = useTranslation('catalog');
  const list = useList(productList);
  const can = useCan();
  const data = usePreloadedQuery<CatalogPageQuery>(catalogPageQuery, queryRef);
  return (
    <Stack gap="5">
      <PageHeader
        title={t('title')}
        actions={
          can(CART_ADD) && (
            <ButtonLink to={links.quickOrder()} variant="outline">
              {t('shell:menu.quickOrder')}
            </ButtonLink>
          )
        }
      />
      <Box maxW="md">
        <ListSearch list={list} label={t('search')} />
      </Box>
      {data.productCategories ? (
        <section aria-labelledby="categories">
          <Heading as="h2" id="categories" srOnly>
            {t('categories')}
          </Heading>
          <CardBoundary>
            <CategoryCards categories={data.productCategories.edges.map(({ node }) => node)} />
          </CardBoundary>
        </section>
      ) : (
        data.list && (
          <CardBoundary>
            <ProductList query={data.list} />
          </CardBoundary>
        )
      )}
    </Stack>
  );
}
