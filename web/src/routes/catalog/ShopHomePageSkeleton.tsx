import { Skeleton, Stack } from '@chakra-ui/react';
import { PageSection } from '../../ui/layout/PageSection.tsx';
import { CardGridSkeleton } from './_components/CardGridSkeleton.tsx';
import { HeroFrame } from './_components/HeroFrame.tsx';

/** Loading state of the storefront’s home page. */
export function ShopHomePageSkeleton() {
  return (
    <>
      <HeroFrame
        text={
          <Stack gap="5" aria-hidden>
            <Skeleton h="4" w="40" />
            <Skeleton h="24" w="full" />
            <Skeleton h="12" w="80%" />
            <Skeleton h="12" w="48" />
          </Stack>
        }
        picture={null}
      />
      <PageSection space="lg" as="div">
        <Stack gap="8">
          <Skeleton h="10" w="64" />
          <CardGridSkeleton cards={8} />
        </Stack>
      </PageSection>
    </>
  );
}
