import { LinesSkeleton } from '../../ui/feedback/Skeletons.tsx';

/** Loading state of the groups. */
export function ItemGroupsPageSkeleton() {
  return <LinesSkeleton lines={11} />;
}
