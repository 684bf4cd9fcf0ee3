import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { textOf } from '../../../lib/forms/form-values.ts';
import { CREDIT_TEXT_LENGTHS } from '../../../lib/forms/limits.ts';
import { TextAreaField } from '../../../lib/forms/TextAreaField.tsx';
import { useResultMutation } from '../../../lib/forms/useResultMutation.ts';
import type { CreditData } from '../_lib/credit-data.ts';
import type { WithdrawDialogMutation } from './__generated__/WithdrawDialogMutation.graphql.ts';
import { CreditForm } from './CreditForm.tsx';

const mutation = graphql`
  mutation WithdrawDialogMutation($input: WithdrawCustomerCreditInput!) {
    result: withdrawCustomerCredit(input: $input) {
      __typename
      ... on WithdrawCustomerCreditSuccess {
        credit {
          ...CreditView_credit
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

/** Takes a credit off the invoices that it was applied to, with a reason. */
export function WithdrawDialog({ credit, onClose }: { credit: CreditData; onClose: () => void }) {
  const { t } = useTranslation('customer-credits');
  const [commit, isBusy] = useResultMutation<WithdrawDialogMutation>(mutation);
  const { id, version } = credit;
  return (
    <CreditForm
      credit={credit}
      action="WITHDRAW"
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
