import { Skeleton, Stack } from '@chakra-ui/react';
import { PageHeaderSkeleton } from '../../ui/feedback/Skeletons.tsx';
import { PageSection } from '../../ui/layout/PageSection.tsx';
import { ProductListSkeleton } from './_components/ProductListSkeleton.tsx';

/** Loading state of a storefront category or search. */
export function ShopCategorySkeleton() {
  return (
    <PageSection as="div">
      <Stack gap="6">
        <Stack gap="3">
          <PageHeaderSkeleton />
          <Skeleton h="5" w="96" maxW="full" />
        </Stack>
        <ProductListSkeleton density="beside" />
      </Stack>
    </PageSection>
  );
}

/** Loading state of a back office category. */
export function BackofficeCategorySkeleton() {
  return (
    <Stack gap="6">
      <PageHeaderSkeleton />
      <ProductListSkeleton density="dense" />
    </Stack>
  );
}
