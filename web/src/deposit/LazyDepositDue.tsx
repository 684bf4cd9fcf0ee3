import { lazy, Suspense } from 'react';
import { loadNamespace } from '../lib/i18n/namespace.ts';
import { useSignedInViewer } from '../lib/session/useSignedInViewer.ts';
import { SectionBoundary } from '../ui/feedback/SectionBoundary.tsx';
import { payOrder } from './namespace.ts';

const DepositDue = lazy(async () => {
  const [{ DepositDue: due }] = await Promise.all([import('./DepositDue.tsx'), loadNamespace(payOrder)]);
  return { default: due };
});

/** The deposit that a customer owes for an order, on pages of what belongs to the order; staff see it on the order itself. */
export function LazyDepositDue({ salesOrderNumber }: { salesOrderNumber: string | null | undefined }) {
  const { isStaff } = useSignedInViewer();
  if (isStaff || salesOrderNumber == null) return null;
  return (
    <SectionBoundary fallback={null}>
      <Suspense fallback={null}>
        <DepositDue number={salesOrderNumber} />
      </Suspense>
    </SectionBoundary>
  );
}
