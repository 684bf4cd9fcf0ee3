import { ListSkeleton } from '../../list/ListSkeleton.tsx';

/** The list on its way. */
export function CustomOrderGroupsPageSkeleton() {
  return <ListSkeleton rows={5} />;
}
