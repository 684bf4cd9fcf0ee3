import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { useFormat } from '../../../../lib/format/useFormat.ts';
import { textOf } from '../../../../lib/forms/form-values.ts';
import { TextField } from '../../../../lib/forms/TextField.tsx';
import { useResultMutation } from '../../../../lib/forms/useResultMutation.ts';
import { ActForm } from '../../../../orders/ActForm.tsx';
import { ModalDialog } from '../../../../ui/dialogs/ModalDialog.tsx';
import { toastSuccess } from '../../../../ui/feedback/toaster.ts';
import type { CloseDialogMutation } from './__generated__/CloseDialogMutation.graphql.ts';
import { useReloadBooks } from './useReloadBooks.ts';

const mutation = graphql`
  mutation CloseDialogMutation($input: CloseBooksInput!) {
    result: closeBooks(input: $input) {
      __typename
      ... on CloseBooksSuccess {
        books {
          closedUntil
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

type CloseDialogProps = { closableUntil: string; onClose: () => void };

/** Closes the open days up to a day, and explains the effect. */
export function CloseDialog({ closableUntil, onClose }: CloseDialogProps) {
  const { t } = useTranslation('books');
  const { date } = useFormat();
  const reload = useReloadBooks();
  const [commit, isBusy] = useResultMutation<CloseDialogMutation>(mutation);
  return (
    <ModalDialog isOpen onClose={onClose} title={t('close.title')} size="sm">
      <ActForm
        namespace="books"
        text={t('close.text')}
        submitLabel={t('close.submit')}
        isBusy={isBusy}
        onReload={reload}
        onSend={async (data) => {
          const until = textOf(data, 'until');
          const outcome = await commit({ input: { until } });
          if (!outcome.ok) return outcome.failure;
          await reload();
          toastSuccess(t('close.done', { date: date(until) }));
          return null;
        }}
        onClose={onClose}
      >
        <TextField
          name="until"
          label={t('field.until')}
          type="date"
          required
          defaultValue={closableUntil}
          max={closableUntil}
        />
      </ActForm>
    </ModalDialog>
  );
}
