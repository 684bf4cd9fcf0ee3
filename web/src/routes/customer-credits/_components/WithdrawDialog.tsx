import { graphql } from 'react-relay/hooks';
import { useResultMutation } from '../../../lib/forms/useResultMutation.ts';
import type { CreditData } from '../_lib/credit-data.ts';
import type { WithdrawDialogMutation } from './__generated__/WithdrawDialogMutation.graphql.ts';
import { CreditReasonDialog } from './CreditReasonDialog.tsx';

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

/** Removes a credit from the invoices it was applied to, with a reason. */
export function WithdrawDialog(dialog: { credit: CreditData; onClose: () => void }) {
  const [commit, isBusy] = useResultMutation<WithdrawDialogMutation>(mutation);
  return (
    <CreditReasonDialog
      {...dialog}
      action="WITHDRAW"
      isBusy={isBusy}
      onCommit={(input) => commit({ input })}
    />
  );
}
