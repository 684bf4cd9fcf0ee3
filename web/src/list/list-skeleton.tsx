import type { ComponentType } from 'react';
import type { ListSkeletonProps } from './ListSkeleton.tsx';

/** What a route of a list shows until it is there; one file for all of them, so that the first file lists one. */
export function listSkeleton(measures: ListSkeletonProps): () => Promise<ComponentType> {
  return async () => {
    const { ListSkeleton } = await import('./ListSkeleton.tsx');
    return function PageSkeleton() {
      return <ListSkeleton {...measures} />;
    };
  };
}
