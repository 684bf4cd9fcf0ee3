import { LinesSkeleton } from '../../ui/feedback/Skeletons.tsx';

/** The groups on their way. */
export function ItemGroupsPageSkeleton() {
  return <LinesSkeleton lines={11} />;
}
