import { lazy, Suspense, useSyncExternalStore } from 'react';
import { isSignInAsked, subscribeToSignIn } from '../../lib/session/sign-in-prompt.ts';

const SignInAgainForm = lazy(async () => ({
  default: (await import('./SignInAgainForm.tsx')).SignInAgainForm,
}));

/** Opens over the page when the session has ended under somebody's hands; its form comes only then. */
export function SignInAgainDialog() {
  const isAsked = useSyncExternalStore(subscribeToSignIn, isSignInAsked);
  if (!isAsked) return null;
  return (
    <Suspense>
      <SignInAgainForm />
    </Suspense>
  );
}
