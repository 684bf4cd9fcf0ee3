import { lazy, Suspense } from 'react';
import { loadNamespace } from '../lib/i18n/namespace.ts';
import { useSignedInViewer } from '../lib/session/useSignedInViewer.ts';
import { CardBoundary } from '../ui/feedback/CardBoundary.tsx';
import { LinesSkeleton } from '../ui/feedback/Skeletons.tsx';
import { money } from './namespace.ts';

const OwnBalance = lazy(async () => {
  const [{ OwnBalance: Balance }] = await Promise.all([import('./OwnBalance.tsx'), loadNamespace(money)]);
  return { default: Balance };
});

/** How the account of a customer stands, above what it is made of; staff have accounts of many. */
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
