import { lazy, Suspense, useSyncExternalStore } from 'react';
import { withRelay } from '../../lib/relay/with-relay.tsx';
import { isSignInPending, subscribeToSignIn } from '../../lib/session/sign-in-prompt.ts';

const loadForm = withRelay(async () => (await import('./SignInAgainForm.tsx')).SignInAgainForm);
const SignInAgainForm = lazy(async () => ({ default: await loadForm() }));

/** Opens over the page when the session has ended. Its form is fetched then. */
export function SignInAgainDialog() {
  const isAsked = useSyncExternalStore(subscribeToSignIn, isSignInPending);
  if (!isAsked) return null;
  return (
    <Suspense>
      <SignInAgainForm />
    </Suspense>
  );
}
