import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { textOf } from '../../../lib/forms/form-values.ts';
import { PAYMENT_TEXT_LENGTHS } from '../../../lib/forms/limits.ts';
import { TextAreaField } from '../../../lib/forms/TextAreaField.tsx';
import { useResultMutation } from '../../../lib/forms/useResultMutation.ts';
import { ActForm } from '../../../orders/ActForm.tsx';
import { ModalDialog } from '../../../ui/dialogs/ModalDialog.tsx';
import { toastSuccess } from '../../../ui/feedback/toaster.ts';
import type { ResolveDialogMutation } from './__generated__/ResolveDialogMutation.graphql.ts';

const mutation = graphql`
  mutation ResolveDialogMutation($input: ResolveFindingInput!) {
    result: resolveFinding(input: $input) {
      __typename
      ... on ResolveFindingSuccess {
        finding {
          id
          state
          reason
          resolvedAt
          allowedActions
          resolvedBy {
            fullName
          }
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

type ResolveDialogProps = {
  id: string;
  name: string;
  onReload: () => Promise<void>;
  onClose: () => void;
};

/** Records the resolution of a difference. */
export function ResolveDialog({ id, name, onReload, onClose }: ResolveDialogProps) {
  const { t } = useTranslation('reconciliation');
  const [commit, isBusy] = useResultMutation<ResolveDialogMutation>(mutation);
  return (
    <ModalDialog isOpen onClose={onClose} title={t('resolve.title')} size="sm">
      <ActForm
        namespace="reconciliation"
        text={`${name}. ${t('resolve.text')}`}
        submitLabel={t('resolve.submit')}
        isBusy={isBusy}
        onReload={onReload}
        onSend={async (data) => {
          const outcome = await commit({ input: { id, reason: textOf(data, 'reason') } });
          if (!outcome.ok) {
            // The list then shows the other user’s resolution.
            if (outcome.failure.code === 'FINDING_RESOLVED') void onReload();
            return outcome.failure;
          }
          toastSuccess(t('resolve.done', { name }));
          return null;
        }}
        onClose={onClose}
      >
        <TextAreaField
          name="reason"
          label={t('resolve.reason')}
          required
          maxLength={PAYMENT_TEXT_LENGTHS.reason}
        />
      </ActForm>
    </ModalDialog>
  );
}
