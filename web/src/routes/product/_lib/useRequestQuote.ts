import { useRef } from 'react';
import { graphql } from 'react-relay/hooks';
import { useNavigate } from 'react-router';
import { useCartErrorText } from '../../../cart/useCartErrorText.ts';
import { idempotencyKeys } from '../../../lib/forms/idempotency-keys.ts';
import { useResultMutation } from '../../../lib/forms/useResultMutation.ts';
import { links } from '../../../links.ts';
import { toastError } from '../../../ui/feedback/toaster.ts';
import type { useRequestQuoteMutation } from './__generated__/useRequestQuoteMutation.graphql.ts';
import type { PieceOrder } from './usePlacePiece.ts';
import { forgetWaitingPiece } from './waiting-piece.ts';

const mutation = graphql`
  mutation useRequestQuoteMutation($input: RequestPriceQuoteInput!) {
    result: requestPriceQuote(input: $input) {
      __typename
      ... on RequestPriceQuoteSuccess {
        priceQuote {
          number
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

/** Creates a quote of a configured piece and opens it. It is private to the customer until submitted. */
export function useRequestQuote(): [(order: PieceOrder) => Promise<void>, boolean] {
  const navigate = useNavigate();
  const errorText = useCartErrorText('product');
  const keyOf = useRef(idempotencyKeys());
  const [commit, isRequesting] = useResultMutation<useRequestQuoteMutation>(mutation);

  async function request(order: PieceOrder): Promise<void> {
    const outcome = await commit({ input: { ...order, idempotencyKey: keyOf.current(order) } });
    if (!outcome.ok) return toastError(errorText(outcome.failure));
    forgetWaitingPiece();
    void navigate(links.quote(outcome.success.priceQuote.number));
  }

  return [request, isRequesting];
}
