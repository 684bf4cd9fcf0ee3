import { graphql } from 'react-relay/hooks';
import { postGraphql } from '../relay/post-graphql.ts';
import { reportFailure } from '../relay/report-failure.ts';
import signOutMutation from './__generated__/signOutMutation.graphql.ts';

graphql`
  mutation signOutMutation {
    result: signOut(input: {}) {
      __typename
    }
  }
`;

/**
 * Ends the session on the server, which clears the cookies. Resolves to false if the server could not be reached and
 * the session remains. Sent without Relay, because a page load follows.
 */
export async function signOut(): Promise<boolean> {
  const { name, id } = signOutMutation.params;
  if (!id) throw new Error('The sign-out carries no id');
  try {
    const { data } = await postGraphql({ documentId: id, operationName: name, variables: {} });
    return data !== null;
  } catch (error) {
    reportFailure(name, error);
    return false;
  }
}
