import { graphql } from 'react-relay/hooks';
import { useResultMutation } from '../../../../lib/forms/useResultMutation.ts';
import type {
  ApproveJobOrdersInput,
  useApproveOrderMutation,
} from './__generated__/useApproveOrderMutation.graphql.ts';

const mutation = graphql`
  mutation useApproveOrderMutation($input: ApproveJobOrdersInput!) {
    result: approveJobOrders(input: $input) {
      __typename
      ... on ApproveJobOrdersSuccess {
        jobOrders {
          id
          status {
            name
          }
          ...jobAfterAction_job
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

/** Approves everything that waits in jobs of one order, all or none, and updates their pages and rows. */
export function useApproveOrder() {
  const [commit, isApproving] = useResultMutation<useApproveOrderMutation>(mutation);
  const approve = (input: ApproveJobOrdersInput) => commit({ input });
  return [approve, isApproving] as const;
}
