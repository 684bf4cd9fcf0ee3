import { Button, HStack } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { useOperationToasts } from '../../../lib/forms/useOperationToasts.ts';
import { useResultMutation } from '../../../lib/forms/useResultMutation.ts';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import type { GroupActionsMutation } from './__generated__/GroupActionsMutation.graphql.ts';

const mutation = graphql`
  mutation GroupActionsMutation($input: DeleteCustomOrderGroupInput!, $connections: [ID!]!) {
    result: deleteCustomOrderGroup(input: $input) {
      __typename
      ... on DeleteCustomOrderGroupSuccess {
        groupId @deleteEdge(connections: $connections)
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

type GroupActionsProps = {
  group: { readonly databaseId: number; readonly name: string };
  connection: string;
  onChange: () => void;
};

/** Editing a group, and deleting it with confirmation. */
export function GroupActions({ group: { databaseId, name }, connection, onChange }: GroupActionsProps) {
  const { t } = useTranslation('custom-order-groups');
  const toasts = useOperationToasts('custom-order-groups');
  const [isAsking, setIsAsking] = useState(false);
  const [commit, isDeleting] = useResultMutation<GroupActionsMutation>(mutation);

  async function handleDelete() {
    const outcome = await commit({ input: { groupId: databaseId }, connections: [connection] });
    setIsAsking(false);
    if (outcome.ok) toasts.deleted(name);
    else toasts.failed('deleting', name, outcome.failure);
  }

  return (
    <HStack gap="2" justify={{ md: 'end' }}>
      <Button
        size={{ base: 'sm', md: 'xs' }}
        variant="outline"
        aria-label={t('changeOf', { name })}
        onClick={onChange}
      >
        {t('change')}
      </Button>
      <Button
        size={{ base: 'sm', md: 'xs' }}
        variant="ghost"
        aria-label={t('deleteOf', { name })}
        onClick={() => setIsAsking(true)}
      >
        {t('delete')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('deleteTitle')}
        confirmLabel={t('delete')}
        isDestructive
        isBusy={isDeleting}
        onConfirm={() => void handleDelete()}
        onCancel={() => setIsAsking(false)}
      >
        {t('deleteText', { name })}
      </ConfirmDialog>
    </HStack>
  );
}
