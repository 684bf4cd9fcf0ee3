import { useCallback, useState } from 'react';
import { graphql } from 'react-relay/hooks';
import { failureOf, requestFailure } from '../forms/mutation-failure.ts';
import type { Outcome } from '../forms/useResultMutation.ts';
import { sendMutation } from '../relay/send-operation.ts';
import signInMutation, { type useSignInMutation } from './__generated__/useSignInMutation.graphql.ts';

graphql`
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

type SignIn = (variables: useSignInMutation['variables']) => Promise<Outcome<useSignInMutation>>;

/**
 * Signs in; the server sets cookies. Used by the sign-in page and the dialog over a page. Sent without Relay, whose
 * runtime the sign-in page does not load; a page load follows.
 */
export function useSignIn(): [SignIn, boolean] {
  const [isSigningIn, setIsSigningIn] = useState(false);
  const signIn = useCallback<SignIn>(async (variables) => {
    setIsSigningIn(true);
    try {
      return await send(variables);
    } finally {
      setIsSigningIn(false);
    }
  }, []);
  return [signIn, isSigningIn];
}

async function send(variables: useSignInMutation['variables']): Promise<Outcome<useSignInMutation>> {
  const { name, id } = signInMutation.params;
  if (!id) throw new Error('The sign-in mutation carries no id');
  try {
    const { data } = await sendMutation({ documentId: id, operationName: name, variables });
    // The raw answer: the fields of the success or of the error.
    const result = data['result'] as Success & Parameters<typeof failureOf>[0];
    const failure = failureOf(result);
    return failure ? { ok: false, failure, result: null } : { ok: true, success: result };
  } catch (error) {
    return { ok: false, failure: requestFailure(error instanceof Error ? error : new Error()), result: null };
  }
}

type Success = Extract<Outcome<useSignInMutation>, { ok: true }>['success'];
