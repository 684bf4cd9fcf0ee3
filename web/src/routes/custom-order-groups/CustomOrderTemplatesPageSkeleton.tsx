import { LinesSkeleton } from '../../ui/feedback/Skeletons.tsx';

/** The tree on its way. */
export function CustomOrderTemplatesPageSkeleton() {
  return <LinesSkeleton lines={10} />;
}
