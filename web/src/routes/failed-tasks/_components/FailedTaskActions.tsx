import { Button, HStack } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { useOperationToasts } from '../../../lib/forms/useOperationToasts.ts';
import { useResultMutation } from '../../../lib/forms/useResultMutation.ts';
import { CONFIGURATION_SETTINGS } from '../../../lib/session/permissions.ts';
import { useCan } from '../../../lib/session/useCan.ts';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { toastSuccess } from '../../../ui/feedback/toaster.ts';
import type { FailedTaskActionsDiscardMutation } from './__generated__/FailedTaskActionsDiscardMutation.graphql.ts';
import type { FailedTaskActionsRetryMutation } from './__generated__/FailedTaskActionsRetryMutation.graphql.ts';
import { useTaskName } from './useTaskName.ts';

const retryMutation = graphql`
  mutation FailedTaskActionsRetryMutation($input: RetryFailedTaskInput!, $connections: [ID!]!) {
    result: retryFailedTask(input: $input) {
      __typename
      ... on RetryFailedTaskSuccess {
        failedTaskId @deleteEdge(connections: $connections)
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

const discardMutation = graphql`
  mutation FailedTaskActionsDiscardMutation($input: DiscardFailedTaskInput!, $connections: [ID!]!) {
    result: discardFailedTask(input: $input) {
      __typename
      ... on DiscardFailedTaskSuccess {
        failedTaskId @deleteEdge(connections: $connections)
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

type FailedTaskActionsProps = {
  id: string;
  task: string;
  about: string | null | undefined;
  connection: string;
};

/** Retry, and discard with confirmation. */
export function FailedTaskActions({ id, task, about, connection }: FailedTaskActionsProps) {
  const { t } = useTranslation('failed-tasks');
  const can = useCan();
  const { name: words, subject } = useTaskName(task, about);
  const name = subject ? `${words}, ${subject}` : words;
  const { failed } = useOperationToasts('failed-tasks');
  const [isAsking, setIsAsking] = useState(false);
  const [retry, isRetrying] = useResultMutation<FailedTaskActionsRetryMutation>(retryMutation);
  const [discard, isDiscarding] = useResultMutation<FailedTaskActionsDiscardMutation>(discardMutation);
  const variables = { input: { id }, connections: [connection] };

  async function handleRetry() {
    const outcome = await retry(variables);
    if (outcome.ok) toastSuccess(t('retried', { name }));
    else failed('saving', name, outcome.failure);
  }

  async function handleDiscard() {
    const outcome = await discard(variables);
    setIsAsking(false);
    if (outcome.ok) toastSuccess(t('discarded', { name }));
    else failed('deleting', name, outcome.failure);
  }

  if (!can(CONFIGURATION_SETTINGS)) return null;
  return (
    <HStack gap="2" justify={{ md: 'end' }}>
      <Button
        size={{ base: 'sm', md: 'xs' }}
        variant="outline"
        loading={isRetrying}
        aria-label={t('retryOf', { name })}
        onClick={() => void handleRetry()}
      >
        {t('retry')}
      </Button>
      <Button
        size={{ base: 'sm', md: 'xs' }}
        variant="ghost"
        aria-label={t('discardOf', { name })}
        onClick={() => setIsAsking(true)}
      >
        {t('discard')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('discardTitle')}
        confirmLabel={t('discard')}
        isDestructive
        isBusy={isDiscarding}
        onConfirm={() => void handleDiscard()}
        onCancel={() => setIsAsking(false)}
      >
        {t('discardText', { name })}
      </ConfirmDialog>
    </HStack>
  );
}
