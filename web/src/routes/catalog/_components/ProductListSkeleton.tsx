import { Box, Skeleton, Stack } from '@chakra-ui/react';
import { LinesSkeleton } from '../../../ui/feedback/Skeletons.tsx';
import { CardGridSkeleton } from './CardGridSkeleton.tsx';
import { ListColumns } from './ListColumns.tsx';

/** Loading state of a list of pieces. */
export function ProductListSkeleton({ density }: { density: 'beside' | 'dense' }) {
  return (
    <ListColumns aria-hidden>
      <Box hideBelow="lg">
        <LinesSkeleton lines={12} />
      </Box>
      <Stack gap="5">
        <Skeleton h="9" w="48" ms="auto" />
        <CardGridSkeleton cards={12} density={density} />
      </Stack>
    </ListColumns>
  );
}
