import { Box, HStack, Skeleton, Stack } from '@chakra-ui/react';

/** Numbers 0 … n-1, as keys of skeleton parts. */
function times(count: number): number[] {
  return Array.from({ length: count }, (_, i) => i);
}

/** Placeholder of a `PageHeader` with a breadcrumb, with the same height. */
export function PageHeaderSkeleton() {
  return (
    <Box aria-hidden>
      <Skeleton h="4" w="40" mb="1" />
      <Skeleton h="8" w="64" maxW="full" />
    </Box>
  );
}

/** Placeholder of `DataGrid` rows: 40 px high, 52 px with pictures. */
export function GridSkeleton({ rows = 10, hasPictures = false }: { rows?: number; hasPictures?: boolean }) {
  const height = hasPictures ? '52px' : '40px';
  return (
    <Box aria-hidden borderWidth="1px" borderRadius="l3" bg="bg.panel">
      <Box h="9" borderBottomWidth="1px" />
      {times(rows).map((row) => (
        <HStack
          key={row}
          h={height}
          minH={height}
          px="3"
          gap="4"
          borderBottomWidth="1px"
          borderColor="border.muted"
        >
          {hasPictures && <Skeleton boxSize="10" flexShrink={0} />}
          <Skeleton h="3.5" w="24" flexShrink={0} />
          <Skeleton h="3.5" flex="1" />
          <Skeleton h="3.5" w="20" flexShrink={0} />
        </HStack>
      ))}
    </Box>
  );
}

/** Placeholder of lines of text. */
export function LinesSkeleton({ lines = 3 }: { lines?: number }) {
  return (
    <Stack aria-hidden gap="2">
      {times(lines).map((line) => (
        <Skeleton key={line} h="3.5" w={line === lines - 1 ? '66%' : 'full'} />
      ))}
    </Stack>
  );
}
