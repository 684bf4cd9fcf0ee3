import { graphql } from 'react-relay/hooks';
import { useResultMutation } from '../../../lib/forms/useResultMutation.ts';
import type {
  ApproveJobOrderInput,
  useApproveJobMutation,
} from './__generated__/useApproveJobMutation.graphql.ts';

const mutation = graphql`
  mutation useApproveJobMutation($input: ApproveJobOrderInput!) {
    result: approveJobOrder(input: $input) {
      __typename
      ... on ApproveJobOrderSuccess {
        jobOrder {
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

/** Approves everything or one service type of a job, and updates its page and rows. */
export function useApproveJob() {
  const [commit, isApproving] = useResultMutation<useApproveJobMutation>(mutation);
  const approve = (input: ApproveJobOrderInput) => commit({ input });
  return [approve, isApproving] as const;
}
