import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { useResultMutation } from '../../lib/forms/useResultMutation.ts';
import { localizedPath } from '../../lib/i18n/language.ts';
import { useLocale } from '../../lib/i18n/useLocale.ts';
import { endSession } from '../../lib/session/identity.ts';
import { links } from '../../links.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { StatePage } from '../../ui/StatePage.tsx';
import type { SignOutPageMutation } from './__generated__/SignOutPageMutation.graphql.ts';

const mutation = graphql`
  mutation SignOutPageMutation($input: SignOutInput!) {
    result: signOut(input: $input) {
      __typename
      ... on SignOutSuccess {
        done
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

/** Signs out and goes to the sign-in page. Without an answer of the server the session still lives: says so. */
export function SignOutPage() {
  const { t } = useTranslation('sign-out');
  const language = useLocale();
  const [commit] = useResultMutation<SignOutPageMutation>(mutation);
  const [hasFailed, setHasFailed] = useState(false);
  const hasStarted = useRef(false);

  const signOut = useCallback(async () => {
    setHasFailed(false);
    const outcome = await commit({ input: {} });
    if (outcome.ok || outcome.failure.code === 'UNAUTHENTICATED')
      endSession(localizedPath(links.signIn(), language));
    else setHasFailed(true);
  }, [commit, language]);

  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    void signOut();
  }, [signOut]);

  if (hasFailed) return <ErrorState isOffline onRetry={signOut} />;
  return <StatePage title={t('title')} text={t('text')} />;
}
