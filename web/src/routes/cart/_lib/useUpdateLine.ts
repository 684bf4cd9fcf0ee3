import { graphql } from 'react-relay/hooks';
import type { MutationFailure } from '../../../lib/forms/mutation-failure.ts';
import { useResultMutation } from '../../../lib/forms/useResultMutation.ts';
import type {
  UpdateCartItemInput,
  useUpdateLineMutation,
} from './__generated__/useUpdateLineMutation.graphql.ts';

const mutation = graphql`
  mutation useUpdateLineMutation($input: UpdateCartItemInput!) {
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

/** Saves the texts of a line, one field at a time: two fields saved at once never undo each other. */
type LineTexts = Pick<UpdateCartItemInput, 'reference' | 'endCustomer' | 'note' | 'drawingFileId'>;

/** Saves the texts of a line; resolves to why it was refused, or null. */
export function useUpdateLine(id: string): (texts: LineTexts) => Promise<MutationFailure | null> {
  const [commit] = useResultMutation<useUpdateLineMutation>(mutation);
  return async (texts) => {
    const outcome = await commit({ input: { id, ...texts } });
    return outcome.ok ? null : outcome.failure;
  };
}
