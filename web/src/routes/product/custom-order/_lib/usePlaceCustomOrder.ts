import { useRef } from 'react';
import { graphql } from 'react-relay/hooks';
import { useNavigate } from 'react-router';
import { idempotencyKeys } from '../../../../lib/forms/idempotency-keys.ts';
import { isUnexplained, type MutationFailure } from '../../../../lib/forms/mutation-failure.ts';
import { useResultMutation } from '../../../../lib/forms/useResultMutation.ts';
import { links } from '../../../../links.ts';
import type {
  CreateCustomOrderInput,
  usePlaceCustomOrderMutation,
} from './__generated__/usePlaceCustomOrderMutation.graphql.ts';

const mutation = graphql`
  mutation usePlaceCustomOrderMutation($input: CreateCustomOrderInput!) {
    result: createCustomOrder(input: $input) {
      __typename
      ... on CreateCustomOrderSuccess {
        orderCode
        orderGroup {
          code
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

/** A custom order as mutation input. */
export type CustomOrderInput = Omit<CreateCustomOrderInput, 'idempotencyKey'>;

/**
 * Places a custom order and opens the result. Returns the failure, or null. `onPlaced` runs before the page is left.
 */
export function usePlaceCustomOrder(
  onPlaced: () => void,
): [(input: CustomOrderInput) => Promise<MutationFailure | null>, boolean] {
  const navigate = useNavigate();
  const keyOf = useRef(idempotencyKeys());
  const [commit, isPlacing] = useResultMutation<usePlaceCustomOrderMutation>(mutation);

  async function place(input: CustomOrderInput): Promise<MutationFailure | null> {
    const outcome = await commit({ input: { ...input, idempotencyKey: keyOf.current(input) } });
    if (!outcome.ok) return placingFailure(outcome.failure);
    onPlaced();
    const { orderCode, orderGroup } = outcome.success;
    void navigate(orderGroup ? links.orderConfirmation(orderGroup.code) : links.quote(orderCode));
    return null;
  }

  return [place, isPlacing];
}

/** Failures without a reason use the texts of the ordering spec, section 8. Messages of rules are kept. */
function placingFailure(failure: MutationFailure): MutationFailure {
  if (!isUnexplained(failure)) return failure;
  return { ...failure, code: 'CUSTOM_ORDER_FAILED', requestId: null };
}
