import { ListSkeleton } from '../../list/ListSkeleton.tsx';

/** The list on its way. */
export function BenchJobsPageSkeleton() {
  return <ListSkeleton rows={10} tabs={2} hasToolbar hasPictures />;
}
