import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { textOf } from '../../../../lib/forms/form-values.ts';
import { PAYMENT_TEXT_LENGTHS } from '../../../../lib/forms/limits.ts';
import { TextAreaField } from '../../../../lib/forms/TextAreaField.tsx';
import { useResultMutation } from '../../../../lib/forms/useResultMutation.ts';
import { ActForm } from '../../../../orders/ActForm.tsx';
import { ModalDialog } from '../../../../ui/dialogs/ModalDialog.tsx';
import { toastSuccess } from '../../../../ui/feedback/toaster.ts';
import type { ReopenDialogMutation } from './__generated__/ReopenDialogMutation.graphql.ts';
import { useReloadBooks } from './useReloadBooks.ts';

const mutation = graphql`
  mutation ReopenDialogMutation($input: ReopenBooksInput!) {
    result: reopenBooks(input: $input) {
      __typename
      ... on ReopenBooksSuccess {
        books {
          closedUntil
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

type ReopenDialogProps = { id: string; days: string; onClose: () => void };

/** Reopens the latest close, with a reason. */
export function ReopenDialog({ id, days, onClose }: ReopenDialogProps) {
  const { t } = useTranslation('books');
  const reload = useReloadBooks();
  const [commit, isBusy] = useResultMutation<ReopenDialogMutation>(mutation);
  return (
    <ModalDialog isOpen onClose={onClose} title={t('reopen.title', { days })} size="sm">
      <ActForm
        namespace="books"
        text={t('reopen.text')}
        submitLabel={t('reopen.submit')}
        isBusy={isBusy}
        isDestructive
        onReload={reload}
        onSend={async (data) => {
          const outcome = await commit({ input: { id, reason: textOf(data, 'reason') } });
          if (!outcome.ok) return outcome.failure;
          await reload();
          toastSuccess(t('reopen.done', { days }));
          return null;
        }}
        onClose={onClose}
      >
        <TextAreaField
          name="reason"
          label={t('field.reason')}
          required
          maxLength={PAYMENT_TEXT_LENGTHS.reason}
        />
      </ActForm>
    </ModalDialog>
  );
}
