import type { ComponentType } from 'react';
import type { ListSkeletonProps } from './ListSkeleton.tsx';

/** Loading state of a list route. All list routes use this file, so the first bundle has it once. */
export function listSkeleton(measures: ListSkeletonProps): () => Promise<ComponentType> {
  return async () => {
    const { ListSkeleton } = await import('./ListSkeleton.tsx');
    return function PageSkeleton() {
      return <ListSkeleton {...measures} />;
    };
  };
}
