import { Heading, Stack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { RelayPageProps } from '../../lib/relay/relay-route.tsx';
import { CardBoundary } from '../../ui/feedback/CardBoundary.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { PageSection } from '../../ui/layout/PageSection.tsx';
import type { ShopHomePageQuery } from './__generated__/ShopHomePageQuery.graphql.ts';
import { CardGrid } from './_components/CardGrid.tsx';
import { CategoryCards } from './_components/CategoryCards.tsx';
import { Hero } from './_components/Hero.tsx';
import { HowItWorks } from './_components/HowItWorks.tsx';
import { ProductCard } from './_components/ProductCard.tsx';

/** Query of the storefront’s home page. */
const shopHomePageQuery = graphql`
  query ShopHomePageQuery {
    productCategories(first: 24, filter: { onlyRoots: true }) {
      edges {
        node {
          ...CategoryCards_category
        }
      }
    }
    featured: products(first: 9, filter: { featured: true }, orderBy: { field: RANK, direction: ASC }) {
      edges {
        node {
          id
          ...Hero_product
          ...ProductCard_product
        }
      }
    }
  }
`;

/** Home page of the storefront: introduction, categories, and how ordering works. */
export function ShopHomePage({ queryRef }: RelayPageProps<ShopHomePageQuery>) {
  const { t } = useTranslation('catalog');
  const { featured, productCategories } = usePreloadedQuery<ShopHomePageQuery>(shopHomePageQuery, queryRef);
  const [lead, ...pieces] = featured.edges;
  if (productCategories.edges.length === 0) return <EmptyState title={t('empty.none')} />;
  return (
    <>
      <CardBoundary>
        <Hero product={lead?.node ?? null} />
      </CardBoundary>
      {pieces.length > 0 && (
        <PageSection space="lg" aria-labelledby="featured">
          <Stack gap="8">
            <Heading as="h2" id="featured" textStyle="display">
              {t('home.featured')}
            </Heading>
            <CardBoundary>
              <CardGrid>
                {pieces.map(({ node }) => (
                  <li key={node.id}>
                    <ProductCard product={node} />
                  </li>
                ))}
              </CardGrid>
            </CardBoundary>
          </Stack>
        </PageSection>
      )}
      <PageSection space="lg" aria-labelledby="categories">
        <Stack gap="8">
          <Heading as="h2" id="categories" textStyle="display">
            {t('home.categories')}
          </Heading>
          <CardBoundary>
            <CategoryCards categories={productCategories.edges.map(({ node }) => node)} />
          </CardBoundary>
        </Stack>
      </PageSection>
      <HowItWorks />
    </>
  );
}
