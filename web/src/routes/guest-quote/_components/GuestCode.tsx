import { Button, Heading, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { Form } from '../../../lib/forms/Form.tsx';
import { textOf } from '../../../lib/forms/form-values.ts';
import { TextField } from '../../../lib/forms/TextField.tsx';
import { useResultMutation } from '../../../lib/forms/useResultMutation.ts';
import { useShell } from '../../../lib/session/useShell.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import type { GuestCodeMutation } from './__generated__/GuestCodeMutation.graphql.ts';
import type { GuestCodeRequestMutation } from './__generated__/GuestCodeRequestMutation.graphql.ts';

const requestMutation = graphql`
  mutation GuestCodeRequestMutation($input: RequestGuestQuoteCodeInput!) {
    result: requestGuestQuoteCode(input: $input) {
      __typename
      ... on RequestGuestQuoteCodeSuccess {
        done
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

const openMutation = graphql`
  mutation GuestCodeMutation($input: OpenGuestQuoteInput!) {
    result: openGuestQuote(input: $input) {
      __typename
      ... on OpenGuestQuoteSuccess {
        access
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

type GuestCodeProps = { token: string; onOpen: (access: string) => void };

/** Requests and checks a code. Requires a click, because email programs open links to preview them. */
export function GuestCode({ token, onOpen }: GuestCodeProps) {
  const { t } = useTranslation('guest-quote');
  const { name: company } = useShell().companyDetails;
  const [request, isRequesting] = useResultMutation<GuestCodeRequestMutation>(requestMutation);
  const [open, isOpening] = useResultMutation<GuestCodeMutation>(openMutation);
  const [step, setStep] = useState<'ASK' | 'TYPE'>('ASK');
  const [isSent, setIsSent] = useState(false);

  async function handleRequest() {
    const outcome = await request({ input: { token } });
    if (!outcome.ok) return outcome.failure;
    setStep('TYPE');
    setIsSent(true);
    return null;
  }

  async function handleOpen(data: FormData) {
    const outcome = await open({ input: { token, code: textOf(data, 'code') } });
    if (!outcome.ok) return outcome.failure;
    onOpen(outcome.success.access);
    return null;
  }

  return (
    <Stack gap="6" maxW="md" mx="auto">
      <Stack gap="1">
        <Heading as="h1" textStyle="display">
          {t('code.heading', { company })}
        </Heading>
        <Text color="fg.muted">{t('code.intro')}</Text>
      </Stack>
      {step === 'TYPE' && (
        <>
          {isSent && (
            <Notice tone="info" isLive>
              {t('code.sent')}
            </Notice>
          )}
          <Form onSend={handleOpen} routeNamespace="guest-quote" isGuarded={false}>
            <TextField
              name="code"
              label={t('code.field')}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={20}
              autoFocus
              required
            />
            <Button type="submit" size="lg" loading={isOpening}>
              {t('code.open')}
            </Button>
          </Form>
        </>
      )}
      <Form onSend={handleRequest} routeNamespace="guest-quote" isGuarded={false} gap="2">
        <Button
          type="submit"
          size={step === 'ASK' ? 'lg' : 'md'}
          variant={step === 'ASK' ? 'solid' : 'plain'}
          loading={isRequesting}
        >
          {t(step === 'ASK' ? 'code.send' : 'code.another')}
        </Button>
        {step === 'ASK' && (
          <Button variant="plain" onClick={() => setStep('TYPE')}>
            {t('code.have')}
          </Button>
        )}
      </Form>
    </Stack>
  );
}
