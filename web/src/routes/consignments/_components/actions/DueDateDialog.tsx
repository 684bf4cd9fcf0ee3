import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { textOf } from '../../../../lib/forms/form-values.ts';
import { CONSIGNMENT_TEXT_LENGTHS } from '../../../../lib/forms/limits.ts';
import { TextAreaField } from '../../../../lib/forms/TextAreaField.tsx';
import { TextField } from '../../../../lib/forms/TextField.tsx';
import { useResultMutation } from '../../../../lib/forms/useResultMutation.ts';
import { toastSuccess } from '../../../../ui/feedback/toaster.ts';
import type { DueDateDialog_consignment$key } from './__generated__/DueDateDialog_consignment.graphql.ts';
import type { DueDateDialogMutation } from './__generated__/DueDateDialogMutation.graphql.ts';
import { ConsignmentForm } from './ConsignmentForm.tsx';

const fragment = graphql`
  fragment DueDateDialog_consignment on Consignment {
    id
    number
    version
    dueOn
  }
`;

const mutation = graphql`
  mutation DueDateDialogMutation($input: ChangeConsignmentDueDateInput!) {
    result: changeConsignmentDueDate(input: $input) {
      __typename
      ... on ChangeConsignmentDueDateSuccess {
        consignment {
          ...ConsignmentView_consignment
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

type DueDateDialogProps = { consignment: DueDateDialog_consignment$key; onClose: () => void };

/** Changes the due date of a consignment, with a reason for the customer. */
export function DueDateDialog({ consignment: key, onClose }: DueDateDialogProps) {
  const { t } = useTranslation('consignments');
  const [commit, isBusy] = useResultMutation<DueDateDialogMutation>(mutation);
  const { id, number, version, dueOn } = useFragment(fragment, key);

  async function handleSend(data: FormData) {
    const outcome = await commit({
      input: { id, version, dueOn: textOf(data, 'dueOn'), reason: textOf(data, 'reason') },
    });
    if (!outcome.ok) return outcome.failure;
    toastSuccess(t('done.CHANGE_DUE_DATE', { number }));
    return null;
  }

  return (
    <ConsignmentForm
      number={number}
      action="CHANGE_DUE_DATE"
      isBusy={isBusy}
      onSend={handleSend}
      onClose={onClose}
    >
      <TextField name="dueOn" label={t('column.due')} type="date" required defaultValue={dueOn ?? ''} />
      <TextAreaField
        name="reason"
        label={t('dueDate.reason')}
        hint={t('dueDate.reasonHint')}
        required
        maxLength={CONSIGNMENT_TEXT_LENGTHS.reason}
      />
    </ConsignmentForm>
  );
}
