import { Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import type { MutationFailure } from '../../../../lib/forms/mutation-failure.ts';
import { useFailedReason } from '../../../../lib/forms/useFailedReason.ts';
import { useOperationToasts } from '../../../../lib/forms/useOperationToasts.ts';
import { useResultMutation } from '../../../../lib/forms/useResultMutation.ts';
import { ConfirmDialog } from '../../../../ui/dialogs/ConfirmDialog.tsx';
import { Notice } from '../../../../ui/feedback/Notice.tsx';
import { showWholeTree } from '../../_lib/show-whole-tree.ts';
import type { DeleteTemplateMutation } from './__generated__/DeleteTemplateMutation.graphql.ts';
import type { ShownTemplate } from './template-act.ts';

const mutation = graphql`
  mutation DeleteTemplateMutation($input: DeleteCustomOrderTemplateInput!) {
    result: deleteCustomOrderTemplate(input: $input) {
      __typename
      ... on DeleteCustomOrderTemplateSuccess {
        templateId
        tree {
          id
          parentDatabaseId
          isOffered
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

type DeleteTemplateProps = { template: ShownTemplate; onClose: () => void };

/** Deletes a template with confirmation. If it is in use, the dialog shows the refusal. */
export function DeleteTemplate({ template: { databaseId, name }, onClose }: DeleteTemplateProps) {
  const { t } = useTranslation('custom-order-groups');
  const toasts = useOperationToasts('custom-order-groups');
  const failedReason = useFailedReason('custom-order-groups');
  const [failure, setFailure] = useState<MutationFailure | null>(null);
  const [commit, isDeleting] = useResultMutation<DeleteTemplateMutation>(mutation);

  async function handleDelete() {
    const outcome = await commit(
      { input: { templateId: databaseId } },
      { updater: showWholeTree('deleteCustomOrderTemplate') },
    );
    if (!outcome.ok) return setFailure(outcome.failure);
    toasts.deleted(name);
    onClose();
  }

  return (
    <ConfirmDialog
      isOpen
      title={t('templates.deleteTitle')}
      confirmLabel={t('templates.confirmDelete')}
      isDestructive
      isBusy={isDeleting}
      onConfirm={() => void handleDelete()}
      onCancel={onClose}
    >
      <Stack gap="3">
        <Text>{t('templates.deleteText', { name })}</Text>
        {failure && (
          <Notice tone="error" isLive>
            {failedReason('deleting', name, failure)}
          </Notice>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
