import { Box, Heading, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { Breadcrumb } from '../../../ui/layout/Breadcrumb.tsx';
import { PageHeader } from '../../../ui/layout/PageHeader.tsx';
import { useCatalogLinks } from '../_lib/useCatalogLinks.ts';
import type { CategoryHeader_category$key } from './__generated__/CategoryHeader_category.graphql.ts';
import { CategoryLinks } from './CategoryLinks.tsx';

const fragment = graphql`
  fragment CategoryHeader_category on ProductCategory {
    id
    name
    description
    breadcrumb {
      id
      code
      databaseId
      name
    }
    children {
      ...CategoryLinks_category
    }
  }
`;

/** Path of the category, and its subcategories. */
export function CategoryHeader({ category }: { category: CategoryHeader_category$key }) {
  const { t } = useTranslation('catalog');
  const place = useCatalogLinks();
  const { id, name, description, breadcrumb, children } = useFragment(fragment, category);
  const crumbs = [
    { label: t(place.isShop ? 'shop' : 'title'), to: place.home },
    ...breadcrumb
      .filter((each) => each.id !== id)
      .map((each) => ({ label: each.name, to: place.category(each) })),
  ];
  if (!place.isShop) {
    return (
      <Stack gap="4">
        <PageHeader title={name} breadcrumb={crumbs} meta={description} />
        <CategoryLinks categories={children} />
      </Stack>
    );
  }
  return (
    <Stack gap="5">
      <Box as="header">
        <Breadcrumb crumbs={crumbs} />
        <Heading as="h1" textStyle="display">
          {name}
        </Heading>
        {description && (
          <Text color="fg.muted" textStyle="md" maxW="prose" mt="2">
            {description}
          </Text>
        )}
      </Box>
      <CategoryLinks categories={children} />
    </Stack>
  );
}
