import { Box, Heading, Stack, Text } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { RelayPageProps } from '../../lib/relay/relay-route.tsx';
import { NotFoundError } from '../../lib/relay/request-errors.ts';
import { usePageTitle } from '../../lib/routing/usePageTitle.ts';
import { PRODUCT_CATEGORIES_EDIT } from '../../lib/session/permissions.ts';
import { useCan } from '../../lib/session/useCan.ts';
import { links } from '../../links.ts';
import { CardBoundary } from '../../ui/feedback/CardBoundary.tsx';
import { SectionBoundary } from '../../ui/feedback/SectionBoundary.tsx';
import { Breadcrumb } from '../../ui/layout/Breadcrumb.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { PageSection } from '../../ui/layout/PageSection.tsx';
import type { ProductPageQuery } from './__generated__/ProductPageQuery.graphql.ts';
import { ChoiceColumn } from './_components/ChoiceColumn.tsx';
import { Configurator } from './_components/Configurator.tsx';
import { ProductColumns } from './_components/ProductColumns.tsx';
import { ProductGallery } from './_components/ProductGallery.tsx';
import { useConfigurationAddress } from './_lib/useConfigurationAddress.ts';

/** Query of a piece, by code in the storefront and by id in the back office. */
export const productPageQuery = graphql`
  query ProductPageQuery($code: String, $id: Int) {
    product(code: $code, databaseId: $id) {
      code
      databaseId
      name
      description
      categories {
        code
        databaseId
        name
      }
      ...CompareAction_product
      ...ProductGallery_product
      ...Configurator_product
    }
    ...Configurator_query
  }
`;

const CompareAction = lazy(async () => ({
  default: (await import('./_components/CompareAction.tsx')).CompareAction,
}));
const MorePieces = lazy(async () => ({ default: (await import('./_components/MorePieces.tsx')).MorePieces }));
const ProductPhotos = lazy(async () => ({
  default: (await import('./_components/ProductPhotos.tsx')).ProductPhotos,
}));

type ProductPageProps = RelayPageProps<ProductPageQuery> & { isShop: boolean };

function ProductPage({ queryRef, isShop }: ProductPageProps) {
  const { t } = useTranslation('product');
  const data = usePreloadedQuery<ProductPageQuery>(productPageQuery, queryRef);
  const { address } = useConfigurationAddress();
  const can = useCan();
  const { product } = data;
  if (!product) throw new NotFoundError('ItemType');
  usePageTitle(product.name);
  const crumbs = [
    { label: t(isShop ? 'shop' : 'catalog'), to: isShop ? links.shop() : links.catalog() },
    ...product.categories.slice(0, 1).map(({ code, databaseId, name }) => ({
      label: name,
      to: isShop ? links.shopCategory(code) : links.catalogProducts(databaseId),
    })),
  ];
  const keepsPhotos = can(PRODUCT_CATEGORIES_EDIT);
  const columns = (
    <ProductColumns place={isShop ? 'shop' : 'backoffice'}>
      {/* As tall as the choices, so that the pictures stay next to them. Photos would be covered. */}
      <Box alignSelf={keepsPhotos ? undefined : { lg: 'stretch' }}>
        <CardBoundary>
          <ProductGallery product={product} address={address} />
        </CardBoundary>
        {keepsPhotos && (
          <Suspense>
            <ProductPhotos id={product.databaseId} />
          </Suspense>
        )}
      </Box>
      <ChoiceColumn>
        {isShop && (
          <Box as="header">
            <Breadcrumb crumbs={crumbs} />
            <Heading as="h1" textStyle="display">
              {product.name}
            </Heading>
          </Box>
        )}
        {product.description && (
          <Text color="fg.muted" textStyle={isShop ? 'md' : 'sm'}>
            {product.description}
          </Text>
        )}
        <CardBoundary>
          <Configurator product={product} query={data} />
        </CardBoundary>
        <Suspense>
          <CompareAction key={product.code} product={product} />
        </Suspense>
      </ChoiceColumn>
    </ProductColumns>
  );
  const more = (
    <SectionBoundary>
      <Suspense>
        <MorePieces
          key={product.code}
          code={product.code}
          categoryIds={product.categories.map(({ databaseId }) => databaseId)}
          isShop={isShop}
        />
      </Suspense>
    </SectionBoundary>
  );
  if (isShop)
    return (
      <PageSection as="div">
        {columns}
        {more}
      </PageSection>
    );
  return (
    <Stack gap="5">
      <PageHeader title={product.name} breadcrumb={crumbs} />
      {columns}
      {more}
    </Stack>
  );
}

/** Product page of the storefront. */
export function ShopProductPage({ queryRef }: RelayPageProps<ProductPageQuery>) {
  return <ProductPage isShop queryRef={queryRef} />;
}

/** Product page of the back office. */
export function BackofficeProductPage({ queryRef }: RelayPageProps<ProductPageQuery>) {
  return <ProductPage isShop={false} queryRef={queryRef} />;
}
