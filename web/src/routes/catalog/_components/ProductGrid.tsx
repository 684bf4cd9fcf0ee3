import { Heading, Stack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { LoadMore } from '../../../ui/LoadMore.tsx';
import { filterCount, WHOLE_CATALOG, withoutFilters } from '../_lib/catalog-view.ts';
import { useCatalogPlace } from '../_lib/useCatalogPlace.ts';
import { useCatalogView } from '../_lib/useCatalogView.ts';
import type { ProductGrid_query$key } from './__generated__/ProductGrid_query.graphql.ts';
import type { ProductGridPaginationQuery } from './__generated__/ProductGridPaginationQuery.graphql.ts';
import { CardGrid } from './CardGrid.tsx';
import { ProductCard } from './ProductCard.tsx';

const PAGE_SIZE = 24;

/** Cards whose pictures are seen at once. */
const LEAD_CARDS = 4;

const fragment = graphql`
  fragment ProductGrid_query on Query
  @argumentDefinitions(
    count: { type: "Int", defaultValue: 24 }
    cursor: { type: "String" }
    filter: { type: "ProductFilter" }
    orderBy: { type: "ProductOrder" }
  )
  @refetchable(queryName: "ProductGridPaginationQuery") {
    products(first: $count, after: $cursor, filter: $filter, orderBy: $orderBy)
      @connection(key: "ProductGrid_products", filters: ["filter", "orderBy"]) {
      edges {
        node {
          id
          ...ProductCard_product
        }
      }
    }
  }
`;

/** The pieces of a list, more on request; says so when none matches. */
export function ProductGrid({ query }: { query: ProductGrid_query$key }) {
  const { t } = useTranslation('catalog');
  const { isShop } = useCatalogPlace();
  const { view, to } = useCatalogView();
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    ProductGridPaginationQuery,
    ProductGrid_query$key
  >(fragment, query);
  const { edges } = data.products;

  if (edges.length === 0) {
    const isFiltered = filterCount(view) > 0;
    const target = isFiltered ? withoutFilters(view) : WHOLE_CATALOG;
    return (
      <EmptyState
        title={view.search ? t('noneFound', { search: view.search }) : t(isFiltered ? 'noneMatch' : 'empty')}
        hint={isFiltered ? t('noneMatchHint') : undefined}
        action={
          (isFiltered || view.search) && (
            <ButtonLink to={to(target)} variant="outline" size="sm">
              {t(isFiltered ? 'common:filters.clear' : 'clearSearch')}
            </ButtonLink>
          )
        }
      />
    );
  }
  return (
    <Stack gap="8">
      <Heading as="h2" srOnly>
        {t('list')}
      </Heading>
      <CardGrid density={isShop ? 'beside' : 'dense'}>
        {edges.map(({ node }, index) => (
          <li key={node.id}>
            <ProductCard product={node} isLead={index < LEAD_CARDS} />
          </li>
        ))}
      </CardGrid>
      <LoadMore hasNext={hasNext} isLoading={isLoadingNext} onLoad={() => loadNext(PAGE_SIZE)} />
    </Stack>
  );
}
