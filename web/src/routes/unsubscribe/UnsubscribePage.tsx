import { Button, Heading, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { useSearchParams } from 'react-router';
import { Form } from '../../lib/forms/Form.tsx';
import { useResultMutation } from '../../lib/forms/useResultMutation.ts';
import { links } from '../../links.ts';
import { AppLink } from '../../ui/actions/AppLink.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import type { UnsubscribePageMutation } from './__generated__/UnsubscribePageMutation.graphql.ts';

const mutation = graphql`
  mutation UnsubscribePageMutation($input: UnsubscribeInput!) {
    result: unsubscribe(input: $input) {
      __typename
      ... on UnsubscribeSuccess {
        done
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

/** Unsubscribes from a kind of email. Requires a click, because email programs open links to preview them. */
export function UnsubscribePage() {
  const { t } = useTranslation('unsubscribe');
  const [address] = useSearchParams();
  const [commit, isSending] = useResultMutation<UnsubscribePageMutation>(mutation);
  const [isDone, setIsDone] = useState(false);

  async function handleSend() {
    const outcome = await commit({ input: { key: address.get('key') ?? '' } });
    if (!outcome.ok) return outcome.failure;
    setIsDone(true);
    return null;
  }

  return (
    <Stack gap="6" w="full" maxW="md" mx="auto" px="4" py={{ base: '8', md: '12' }}>
      <Stack gap="1">
        <Heading as="h1" textStyle="display">
          {t('heading')}
        </Heading>
        <Text color="fg.muted">{t('text')}</Text>
      </Stack>
      {isDone ? (
        <Notice tone="success" isLive>
          {t('done')}
        </Notice>
      ) : (
        <Form onSend={handleSend} isGuarded={false}>
          <Button type="submit" size="lg" loading={isSending}>
            {t('submit')}
          </Button>
        </Form>
      )}
      <AppLink to={links.myProfile()}>{t('profile')}</AppLink>
    </Stack>
  );
}
