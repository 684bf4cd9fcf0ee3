import { Box, Skeleton, Stack } from '@chakra-ui/react';

/** Loading state of a sheet. */
export function JobSheetSkeleton() {
  return (
    <Box maxW="4xl" w="full" mx="auto" p={{ base: '4', md: '8' }} aria-busy>
      <Stack gap="4">
        <Skeleton h="8" w="40" />
        <Skeleton h="3xl" />
      </Stack>
    </Box>
  );
}
