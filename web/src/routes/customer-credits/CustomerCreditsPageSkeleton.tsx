import { ListSkeleton } from '../../list/ListSkeleton.tsx';

/** Loading state of the list. */
export function CustomerCreditsPageSkeleton() {
  return <ListSkeleton rows={10} hasToolbar />;
}
