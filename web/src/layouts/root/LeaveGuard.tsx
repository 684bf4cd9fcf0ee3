import { lazy, Suspense } from 'react';
import { useBlocker } from 'react-router';
import { hasUnsavedWork } from '../../lib/forms/unsaved-work.ts';

const LeaveQuestion = lazy(async () => ({
  default: (await import('../../ui/dialogs/LeaveQuestion.tsx')).LeaveQuestion,
}));

/**
 * Asks before leaving a page while a form on it is unsaved. One for all forms, since the router takes one blocker;
 * reloading and closing ask through the browser (`useUnsavedWork`).
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
