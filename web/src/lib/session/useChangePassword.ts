import { graphql } from 'react-relay/hooks';
import { type Commit, useResultMutation } from '../forms/useResultMutation.ts';
import type { useChangePasswordMutation } from './__generated__/useChangePasswordMutation.graphql.ts';

const mutation = graphql`
  mutation useChangePasswordMutation($input: ChangePasswordInput!) {
    result: changePassword(input: $input) {
      __typename
      ... on ChangePasswordSuccess {
        viewer {
          startupPath
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

/** Changes the viewer's own password, which ends all other sessions. */
export function useChangePassword(): [Commit<useChangePasswordMutation>, boolean] {
  return useResultMutation<useChangePasswordMutation>(mutation);
}
