import { lazy, Suspense, useSyncExternalStore } from 'react';
import { hasToasts, subscribeToToasts } from '../../ui/feedback/toaster.ts';

const Toasts = lazy(async () => ({ default: (await import('../../ui/feedback/Toasts.tsx')).Toasts }));

/** The toasts. Their code is fetched with the first one. */
export function ToastHost() {
  const isNeeded = useSyncExternalStore(subscribeToToasts, hasToasts);
  if (!isNeeded) return null;
  return (
    <Suspense>
      <Toasts />
    </Suspense>
  );
}
