import { graphql } from 'react-relay/hooks';
import { useResultMutation } from '../../../lib/forms/useResultMutation.ts';
import type { CreditData } from '../_lib/credit-data.ts';
import type { VoidDialogMutation } from './__generated__/VoidDialogMutation.graphql.ts';
import { CreditReasonDialog } from './CreditReasonDialog.tsx';

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

/** Voids an unused credit, with a reason. */
export function VoidDialog(dialog: { credit: CreditData; onClose: () => void }) {
  const [commit, isBusy] = useResultMutation<VoidDialogMutation>(mutation);
  return (
    <CreditReasonDialog {...dialog} action="VOID" isBusy={isBusy} onCommit={(input) => commit({ input })} />
  );
}
