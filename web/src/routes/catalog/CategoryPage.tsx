import { Stack } from '@chakra-ui/react';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { RelayPageProps } from '../../lib/relay/relay-route.tsx';
import { NotFoundError } from '../../lib/relay/request-errors.ts';
import { usePageTitle } from '../../lib/routing/usePageTitle.ts';
import { CardBoundary } from '../../ui/feedback/CardBoundary.tsx';
import { PageSection } from '../../ui/layout/PageSection.tsx';
import type { CategoryPageQuery } from './__generated__/CategoryPageQuery.graphql.ts';
import { CategoryHeader } from './_components/CategoryHeader.tsx';
import { ProductList } from './_components/ProductList.tsx';
import { useCatalogLinks } from './_lib/useCatalogLinks.ts';

/** Query of a category, by code in the storefront and by id in the back office. */
const categoryPageQuery = graphql`
  query CategoryPageQuery(
    $code: String
    $id: Int
    $filter: ProductFilter
    $orderBy: ProductOrder
    $count: Int!
    $alloyIds: [Int!]
    $karats: [String!]
  ) {
    productCategory(code: $code, databaseId: $id) {
      name
      ...CategoryHeader_category
    }
    ...ProductList_query @arguments(filter: $filter, orderBy: $orderBy, count: $count, alloyIds: $alloyIds, karats: $karats)
  }
`;

/** The pieces of a category, with filters and sorting. */
export function CategoryPage({ queryRef }: RelayPageProps<CategoryPageQuery>) {
  const data = usePreloadedQuery<CategoryPageQuery>(categoryPageQuery, queryRef);
  const { isShop } = useCatalogLinks();
  const { productCategory: category } = data;
  if (!category) throw new NotFoundError('ProductCategory');
  usePageTitle(category.name);
  const content = (
    <Stack gap="6">
      <CardBoundary>
        <CategoryHeader category={category} />
      </CardBoundary>
      <CardBoundary>
        <ProductList query={data} />
      </CardBoundary>
    </Stack>
  );
  return isShop ? <PageSection as="div">{content}</PageSection> : content;
}
