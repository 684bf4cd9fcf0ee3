import { Suspense } from 'react';
import { lazyPart } from '../lib/i18n/lazy-part.ts';
import { useSignedInViewer } from '../lib/session/useSignedInViewer.ts';
import { CardBoundary } from '../ui/feedback/CardBoundary.tsx';
import { LinesSkeleton } from '../ui/feedback/Skeletons.tsx';
import { money } from './namespace.ts';

const OwnBalance = lazyPart(async () => (await import('./OwnBalance.tsx')).OwnBalance, money);

/** The balance of the viewer's customer, above a list. Not shown to staff. */
export function AccountAbove() {
  const { isStaff, customer } = useSignedInViewer();
  if (isStaff || !customer) return null;
  return (
    <CardBoundary>
      <Suspense fallback={<LinesSkeleton lines={4} />}>
        <OwnBalance />
      </Suspense>
    </CardBoundary>
  );
}
