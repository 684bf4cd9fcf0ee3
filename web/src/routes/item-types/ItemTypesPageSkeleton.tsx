import { ListSkeleton } from '../../list/ListSkeleton.tsx';

/** The list on its way. */
export function ItemTypesPageSkeleton() {
  return <ListSkeleton rows={8} />;
}
