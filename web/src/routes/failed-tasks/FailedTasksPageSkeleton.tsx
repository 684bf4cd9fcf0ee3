import { ListSkeleton } from '../../list/ListSkeleton.tsx';

/** The list on its way. */
export function FailedTasksPageSkeleton() {
  return <ListSkeleton rows={5} />;
}
