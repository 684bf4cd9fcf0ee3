import { HStack, Skeleton, Stack } from '@chakra-ui/react';
import { PageHeaderSkeleton } from '../../ui/feedback/Skeletons.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';

/** Loading state: three pieces. */
export function WishListPageSkeleton() {
  return (
    <Stack gap="5" maxW="5xl" aria-busy>
      <PageHeaderSkeleton />
      <Panel>
        <Stack gap="6">
          {[0, 1, 2].map((line) => (
            <HStack key={line} gap="4" align="start">
              <Skeleton boxSize={{ base: '20', md: '28' }} flexShrink={0} />
              <Stack flex="1" gap="2">
                <Skeleton h="5" w="50%" />
                <Skeleton h="4" w="80%" />
                <Skeleton h="8" w="28" />
              </Stack>
            </HStack>
          ))}
        </Stack>
      </Panel>
    </Stack>
  );
}
