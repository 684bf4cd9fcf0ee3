import { Skeleton, Stack } from '@chakra-ui/react';
import { CardGridSkeleton } from './_components/CardGridSkeleton.tsx';

/** Loading state of the back office catalogue. */
export function CatalogPageSkeleton() {
  return (
    <Stack gap="5" aria-hidden>
      <Skeleton h="8" w="48" />
      <Skeleton h="9" w="full" maxW="md" />
      <CardGridSkeleton cards={12} density="dense" />
    </Stack>
  );
}
