import { LinesSkeleton } from '../../ui/feedback/Skeletons.tsx';

/** Loading state of groups. */
export function ItemGroupsPageSkeleton() {
  return <LinesSkeleton lines={11} />;
}
