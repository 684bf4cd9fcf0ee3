import { AspectRatio, HStack, Skeleton, Stack } from '@chakra-ui/react';
import { PageHeaderSkeleton } from '../../ui/feedback/Skeletons.tsx';
import { PageSection } from '../../ui/layout/PageSection.tsx';
import { ProductColumns } from './_components/ProductColumns.tsx';

/** Loading state of a storefront piece. */
export function ShopProductSkeleton() {
  return (
    <PageSection as="div">
      <ProductColumns place="shop" aria-hidden>
        <Lead />
        <Stack gap="6">
          <PageHeaderSkeleton />
          <Fields />
        </Stack>
      </ProductColumns>
    </PageSection>
  );
}

/** Loading state of a back office piece. */
export function BackofficeProductSkeleton() {
  return (
    <Stack gap="5" aria-hidden>
      <PageHeaderSkeleton />
      <ProductColumns place="backoffice">
        <Lead />
        <Fields />
      </ProductColumns>
    </Stack>
  );
}

function Lead() {
  return (
    <AspectRatio ratio={1}>
      <Skeleton borderRadius="l2" />
    </AspectRatio>
  );
}

function Fields() {
  return (
    <Stack gap="6">
      {['metal', 'size', 'stones', 'finish'].map((field) => (
        <Stack key={field} gap="2">
          <Skeleton h="4" w="24" />
          <HStack gap="2" wrap="wrap">
            <Skeleton h="10" w="32" />
            <Skeleton h="10" w="32" />
            <Skeleton h="10" w="32" />
          </HStack>
        </Stack>
      ))}
      <Skeleton h="16" w="full" />
    </Stack>
  );
}
