import { AspectRatio, Skeleton, Stack } from '@chakra-ui/react';
import { CardGrid } from './CardGrid.tsx';

type CardGridSkeletonProps = { cards: number; density?: 'airy' | 'dense' | 'beside' };

/** Loading state of cards, with the dimensions of `ProductCard`. */
export function CardGridSkeleton({ cards, density = 'airy' }: CardGridSkeletonProps) {
  return (
    <CardGrid aria-hidden density={density}>
      {Array.from({ length: cards }, (_, card) => (
        <Stack as="li" key={card} gap="3">
          <AspectRatio ratio={1}>
            <Skeleton borderRadius="l2" />
          </AspectRatio>
          <Stack gap="2">
            <Skeleton h="4" w="80%" />
            <Skeleton h="4" w="50%" />
          </Stack>
        </Stack>
      ))}
    </CardGrid>
  );
}
