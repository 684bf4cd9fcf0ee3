import { Box, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { LuSlidersHorizontal } from 'react-icons/lu';
import { graphql, useFragment, usePaginationFragment } from 'react-relay/hooks';
import { useFormat } from '../../../lib/format/useFormat.ts';
import { ListEmpty } from '../../../list/rows/ListEmpty.tsx';
import { ListRows } from '../../../list/rows/ListRows.tsx';
import { ListChips } from '../../../list/toolbar/ListChips.tsx';
import { ListFilterFields, ListFilterMenu } from '../../../list/toolbar/ListFilterMenu.tsx';
import { ListPageSize, ListSort } from '../../../list/toolbar/ListSelect.tsx';
import { useList } from '../../../list/useList.ts';
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx';
import { productList } from '../_lib/product-list.ts';
import { useCatalogLinks } from '../_lib/useCatalogLinks.ts';
import type { ProductList_query$key } from './__generated__/ProductList_query.graphql.ts';
import type { ProductList_rows$key } from './__generated__/ProductList_rows.graphql.ts';
import type { ProductListPaginationQuery } from './__generated__/ProductListPaginationQuery.graphql.ts';
import { CardGrid } from './CardGrid.tsx';
import { ListColumns } from './ListColumns.tsx';
import { ProductCard } from './ProductCard.tsx';
import { useProductFilters } from './useProductFilters.tsx';

/** Cards that are visible without scrolling. */
const LEAD_CARDS = 4;

const fragment = graphql`
  fragment ProductList_query on Query
  @argumentDefinitions(
    count: { type: "Int", defaultValue: 24 }
    filter: { type: "ProductFilter" }
    orderBy: { type: "ProductOrder" }
    alloyIds: { type: "[Int!]" }
    karats: { type: "[String!]" }
  ) {
    productFacets(filter: $filter) {
      productCount
      similarWords
    }
    ...useProductFilters_query @arguments(filter: $filter)
    ...ProductList_rows @arguments(count: $count, filter: $filter, orderBy: $orderBy, alloyIds: $alloyIds, karats: $karats)
  }
`;

const rowsFragment = graphql`
  fragment ProductList_rows on Query
  @argumentDefinitions(
    count: { type: "Int", defaultValue: 24 }
    cursor: { type: "String" }
    filter: { type: "ProductFilter" }
    orderBy: { type: "ProductOrder" }
    alloyIds: { type: "[Int!]" }
    karats: { type: "[String!]" }
  )
  @refetchable(queryName: "ProductListPaginationQuery") {
    products(first: $count, after: $cursor, filter: $filter, orderBy: $orderBy)
      @connection(key: "ProductList_products", filters: ["filter", "orderBy"]) {
      edges {
        node {
          id
          ...ProductCard_product @arguments(alloyIds: $alloyIds, karats: $karats)
        }
      }
    }
  }
`;

/** Filters, chips, sorting and pieces, with paging. */
export function ProductList({ query }: { query: ProductList_query$key }) {
  const { t } = useTranslation('catalog');
  const { number } = useFormat();
  const { isShop } = useCatalogLinks();
  const parts = useFragment(fragment, query);
  const { data, ...more } = usePaginationFragment<ProductListPaginationQuery, ProductList_rows$key>(
    rowsFragment,
    parts,
  );
  const list = useList(productList);
  const filters = useProductFilters(list, parts);
  const { view } = list;
  const { edges } = data.products;
  const { productCount, similarWords } = parts.productFacets;
  const total = number(productCount);
  const inForce = filters.reduce((sum, { chips }) => sum + chips.length, 0);
  return (
    <ListColumns>
      <Box as="aside" hideBelow="lg" aria-label={t('filter.title')}>
        <ListFilterFields filters={filters} />
      </Box>
      <Stack gap="5" minW="0">
        <Flex wrap="wrap" gap="3" align="center" minH="9">
          <Box hideFrom="lg">
            <ListFilterMenu
              label={inForce > 0 ? t('filter.openWithCount', { count: inForce }) : t('filter.open')}
              icon={<LuSlidersHorizontal aria-hidden />}
              title={t('filter.title')}
              done={t('filter.done')}
              filters={filters}
              placement="start"
            />
          </Box>
          <Box order={{ base: 3, lg: 1 }}>
            <ListChips list={list} filters={filters} />
          </Box>
          <Flex order="2" ms="auto" gap="2">
            <ListSort list={list} label={t('sort.label')} sortLabel={(sort) => t(`sort.${sort}`)} />
            <ListPageSize list={list} label={t('pageSize')} sizeLabel={(count) => t('pieces', { count })} />
          </Flex>
        </Flex>
        {similarWords.length > 0 && edges.length > 0 && (
          <Text role="status" textStyle="sm" color="fg.muted">
            {t('similar', {
              count: similarWords.length,
              words: similarWords.map((word) => t('quoted', { word })).join(', '),
            })}
          </Text>
        )}
        <ListRows
          count={edges.length}
          more={more}
          pageSize={view.pageSize}
          isPending={list.isPending}
          total={
            more.hasNext ? t('shown', { count: edges.length, total }) : t('pieces', { count: edges.length })
          }
          empty={
            <ListEmpty
              list={list}
              text={(key) =>
                view.search && key !== 'noMatchHint'
                  ? t('noneFound', { search: view.search })
                  : t(`empty.${key}`)
              }
              action={
                view.search && (
                  <ButtonLink to={list.to({ search: '' })} variant="outline" size="sm">
                    {t('clearSearch')}
                  </ButtonLink>
                )
              }
            />
          }
        >
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
        </ListRows>
      </Stack>
    </ListColumns>
  );
}
