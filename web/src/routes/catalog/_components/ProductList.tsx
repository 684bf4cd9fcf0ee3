import { Box, Button, Flex, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LuSlidersHorizontal } from 'react-icons/lu';
import { graphql, useFragment } from 'react-relay/hooks';
import { SideDrawer } from '../../../ui/SideDrawer.tsx';
import { filterCount } from '../_lib/catalog-view.ts';
import { useCatalogView } from '../_lib/useCatalogView.ts';
import type { ProductList_query$key } from './__generated__/ProductList_query.graphql.ts';
import { CatalogChips } from './CatalogChips.tsx';
import { CatalogFilters } from './CatalogFilters.tsx';
import { ListColumns } from './ListColumns.tsx';
import { ProductGrid } from './ProductGrid.tsx';
import { SortSelect } from './SortSelect.tsx';

const fragment = graphql`
  fragment ProductList_query on Query
  @argumentDefinitions(
    filter: { type: "ProductFilter" }
    orderBy: { type: "ProductOrder" }
    categoryCode: { type: "String" }
    categoryId: { type: "Int" }
  ) {
    ...CatalogFilters_query @arguments(categoryCode: $categoryCode, categoryId: $categoryId)
    ...CatalogChips_query @arguments(categoryCode: $categoryCode, categoryId: $categoryId)
    ...ProductGrid_query @arguments(filter: $filter, orderBy: $orderBy)
  }
`;

/** Filters, chips, order and pieces. */
export function ProductList({ query }: { query: ProductList_query$key }) {
  const { t } = useTranslation('catalog');
  const data = useFragment(fragment, query);
  const { view } = useCatalogView();
  const [isOpen, setIsOpen] = useState(false);
  const count = filterCount(view);
  return (
    <ListColumns>
      <Box as="aside" hideBelow="lg" aria-label={t('filter.title')}>
        <CatalogFilters query={data} />
      </Box>
      <Stack gap="5" minW="0">
        <Flex wrap="wrap" gap="3" align="center" justify="space-between" minH="9">
          <Button
            hideFrom="lg"
            size="sm"
            variant="outline"
            aria-haspopup="dialog"
            onClick={() => setIsOpen(true)}
          >
            <LuSlidersHorizontal aria-hidden />
            {count > 0 ? t('filter.openWithCount', { count }) : t('filter.open')}
          </Button>
          <Box order={{ base: 3, lg: 1 }}>
            <CatalogChips query={data} />
          </Box>
          <Box order="2" ms="auto">
            <SortSelect />
          </Box>
        </Flex>
        <ProductGrid query={data} />
      </Stack>
      <SideDrawer
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('filter.title')}
        placement="start"
        size="xs"
        footer={
          <Button w="full" onClick={() => setIsOpen(false)}>
            {t('filter.done')}
          </Button>
        }
      >
        <CatalogFilters query={data} />
      </SideDrawer>
    </ListColumns>
  );
}
