import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { textOf } from '../../../lib/forms/form-values.ts';
import { CREDIT_TEXT_LENGTHS } from '../../../lib/forms/limits.ts';
import { TextAreaField } from '../../../lib/forms/TextAreaField.tsx';
import { useResultMutation } from '../../../lib/forms/useResultMutation.ts';
import type { CreditData } from '../_lib/credit-data.ts';
import type { VoidDialogMutation } from './__generated__/VoidDialogMutation.graphql.ts';
import { CreditForm } from './CreditForm.tsx';

const mutation = graphql`
  mutation VoidDialogMutation($input: VoidCustomerCreditInput!) {
    result: voidCustomerCredit(input: $input) {
      __typename
      ... on VoidCustomerCreditSuccess {
        credit {
          ...CreditView_credit
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

/** Voids a credit of which nothing is used, with a reason. */
export function VoidDialog({ credit, onClose }: { credit: CreditData; onClose: () => void }) {
  const { t } = useTranslation('customer-credits');
  const [commit, isBusy] = useResultMutation<VoidDialogMutation>(mutation);
  const { id, version } = credit;
  return (
    <CreditForm
      credit={credit}
      action="VOID"
      isBusy={isBusy}
      isDestructive
      onSend={async (data) => {
        const outcome = await commit({ input: { id, version, reason: textOf(data, 'reason') } });
        return outcome.ok ? null : outcome.failure;
      }}
      onClose={onClose}
    >
      <TextAreaField
        name="reason"
        label={t('field.reason')}
        required
        maxLength={CREDIT_TEXT_LENGTHS.reason}
      />
    </CreditForm>
  );
}
