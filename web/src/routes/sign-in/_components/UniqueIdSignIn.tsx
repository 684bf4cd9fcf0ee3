import { Button, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import type { MutationFailure } from '../../../lib/forms/mutation-failure.ts';
import { useErrorText } from '../../../lib/forms/useErrorText.ts';
import { useResultMutation } from '../../../lib/forms/useResultMutation.ts';
import { links } from '../../../links.ts';
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { useContinue } from '../_lib/useContinue.ts';
import type { UniqueIdSignInMutation } from './__generated__/UniqueIdSignInMutation.graphql.ts';

const mutation = graphql`
  mutation UniqueIdSignInMutation($input: SignInWithUniqueIdInput!) {
    result: signInWithUniqueId(input: $input) {
      __typename
      ... on SignInWithUniqueIdSuccess {
        viewer {
          startupPath
          mustChangePassword
          language
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

/** Sign-in by a single-use link. Requires a click, because email programs open links to preview them. */
export function UniqueIdSignIn({ uniqueId }: { uniqueId: string }) {
  const { t } = useTranslation('sign-in');
  const { ofFailure } = useErrorText('sign-in');
  const goOn = useContinue();
  const [commit, isSigningIn] = useResultMutation<UniqueIdSignInMutation>(mutation);
  const [failure, setFailure] = useState<MutationFailure | null>(null);

  async function signIn() {
    const outcome = await commit({ input: { uniqueId } });
    if (outcome.ok) goOn(outcome.success.viewer);
    else setFailure(outcome.failure);
  }

  if (failure) {
    return (
      <Stack gap="4">
        <Notice tone="error" isLive>
          {ofFailure(failure, null)}
        </Notice>
        <ButtonLink to={links.signIn()} variant="outline">
          {t('uniqueId.withPassword')}
        </ButtonLink>
      </Stack>
    );
  }
  return (
    <Stack gap="4">
      <Notice tone="info">{t('uniqueId.text')}</Notice>
      <Button size="lg" loading={isSigningIn} onClick={signIn}>
        {t('uniqueId.submit')}
      </Button>
    </Stack>
  );
}
