import { lazy, Suspense } from 'react';
import { useBlocker } from 'react-router';
import { hasUnsavedWork } from '../../lib/forms/unsaved-work.ts';

const LeaveQuestion = lazy(async () => ({
  default: (await import('../../ui/dialogs/LeaveQuestion.tsx')).LeaveQuestion,
}));

/**
 * Asks before leaving a page with unsaved input. There is one for all forms, because the router supports only one
 * blocker. Reloading and closing are confirmed by the browser (`useUnsavedWork`).
 */
export function LeaveGuard() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasUnsavedWork() && currentLocation.pathname !== nextLocation.pathname,
  );
  if (blocker.state !== 'blocked') return null;
  return (
    <Suspense>
      <LeaveQuestion isOpen onLeave={blocker.proceed} onStay={blocker.reset} />
    </Suspense>
  );
}
