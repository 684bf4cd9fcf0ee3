import { LinesSkeleton } from '../../ui/feedback/Skeletons.tsx';
import { DetailSkeleton } from '../../ui/layout/DetailSkeleton.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';

/** Loading state of a credit. */
export function CustomerCreditPageSkeleton() {
  return (
    <DetailSkeleton>
      <Panel>
        <LinesSkeleton lines={8} />
      </Panel>
    </DetailSkeleton>
  );
}
