import { graphql } from 'react-relay/hooks';
import { trackSave } from '../../../cart/pending-saves.ts';
import type { MutationFailure } from '../../../lib/forms/mutation-failure.ts';
import { useResultMutation } from '../../../lib/forms/useResultMutation.ts';
import type {
  AttributeChoiceInput,
  useSaveAnswerMutation,
} from './__generated__/useSaveAnswerMutation.graphql.ts';

const mutation = graphql`
  mutation useSaveAnswerMutation($input: UpdateCartInput!) {
    result: updateCart(input: $input) {
      __typename
      ... on UpdateCartSuccess {
        cart {
          id
          version
          missing
          attributes {
            attributeId
            optionId
            text
          }
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

/** Saves an answer to an order question. Resolves to the failure, or null. */
export function useSaveAnswer(): (answer: AttributeChoiceInput) => Promise<MutationFailure | null> {
  const [commit] = useResultMutation<useSaveAnswerMutation>(mutation);
  return (answer) => {
    const saving = commit({ input: { attributes: [answer] } });
    trackSave(saving.then(({ ok }) => ok));
    return saving.then((outcome) => (outcome.ok ? null : outcome.failure));
  };
}
