import { LinesSkeleton } from '../../ui/feedback/Skeletons.tsx';

/** Loading state of the tree. */
export function CustomOrderTemplatesPageSkeleton() {
  return <LinesSkeleton lines={10} />;
}
