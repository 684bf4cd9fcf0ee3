import { graphql } from 'react-relay/hooks';
import { type Commit, useResultMutation } from '../forms/useResultMutation.ts';
import type { useSignInMutation } from './__generated__/useSignInMutation.graphql.ts';

const mutation = graphql`
  mutation useSignInMutation($input: SignInInput!) {
    result: signIn(input: $input) {
      __typename
      ... on SignInSuccess {
        viewer {
          startupPath
          mustChangePassword
          language
          user {
            databaseId
          }
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

/** Signs in; the server answers with cookies. Used by the sign-in page and by the question over a page. */
export function useSignIn(): [Commit<useSignInMutation>, boolean] {
  return useResultMutation<useSignInMutation>(mutation);
}
