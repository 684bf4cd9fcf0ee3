import { HStack, Skeleton, Stack } from '@chakra-ui/react';
import { LinesSkeleton, PageHeaderSkeleton } from '../../ui/feedback/Skeletons.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import { CheckoutColumns } from './_components/CheckoutColumns.tsx';

/** Loading state: two lines, addresses and sums. */
export function CartPageSkeleton() {
  return (
    <Stack gap="5" maxW="7xl" aria-busy>
      <PageHeaderSkeleton />
      <CheckoutColumns
        aside={
          <Panel>
            <Stack gap="5">
              <LinesSkeleton lines={5} />
              <Skeleton h="11" />
            </Stack>
          </Panel>
        }
      >
        <Panel>
          <Stack gap="6">
            {[0, 1].map((line) => (
              <HStack key={line} gap="4" align="start">
                <Skeleton boxSize={{ base: '20', md: '24' }} flexShrink={0} />
                <Stack flex="1" gap="2">
                  <Skeleton h="5" w="50%" />
                  <Skeleton h="4" w="80%" />
                  <Skeleton h="8" w="28" />
                </Stack>
              </HStack>
            ))}
          </Stack>
        </Panel>
        <Panel>
          <LinesSkeleton lines={6} />
        </Panel>
      </CheckoutColumns>
    </Stack>
  );
}
