import { graphql } from 'react-relay/hooks';
import type { IEnvironment } from 'relay-runtime';
import type { MutationFailure } from '../../../lib/forms/mutation-failure.ts';
import { runMutation } from '../../../lib/forms/run-mutation.ts';
import type { UpdateCartItemInput, updateLineMutation } from './__generated__/updateLineMutation.graphql.ts';

const mutation = graphql`
  mutation updateLineMutation($input: UpdateCartItemInput!) {
    result: updateCartItem(input: $input) {
      __typename
      ... on UpdateCartItemSuccess {
        cart {
          ...cartState_cart
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

/** Texts of a line. */
export type LineTexts = Pick<UpdateCartItemInput, 'reference' | 'endCustomer' | 'note' | 'drawingFileId'>;

/** Saves the texts of a line. Resolves to the failure, or null. */
export async function updateLine(
  environment: IEnvironment,
  id: string,
  texts: LineTexts,
): Promise<MutationFailure | null> {
  const variables = { input: { id, ...texts } };
  const outcome = await runMutation<updateLineMutation>(environment, mutation, {
    variables,
    updater: undefined,
  });
  return outcome.ok ? null : outcome.failure;
}
